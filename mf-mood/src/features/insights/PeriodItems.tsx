import { useQuery } from '@tanstack/react-query'
import type {
  PeriodItems as Items,
  PictureOfPeriod,
  WaypointOfPeriod,
  WordCount,
} from '@truenorth/api-contract/days'
import { pictureQueries } from '@truenorth/shared-auth/pictures'
import { Box, chakra, formatDate, InlineRetry, Skeleton, TextLink } from '@truenorth/shared-ui'
import { BlobImage } from '@truenorth/shared-ui/pictures'
import { Link } from '@truenorth/shared-ui/router'
import { periodItemsQuery } from '../../api/periodItems'
import { isYear } from '../../domain/calendar'
import { dayOfMonthName } from '../../domain/calendarText'
import { SmallPrint } from './parts'

const Part = chakra('section', {
  base: {
    // Left out at the top of a column.
    marginTop: '24px',
    breakInside: 'avoid',
    '& > h3': { fontSize: '18', marginBottom: '4px' },
  },
})

const Words = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 18px',
    '& > li': { maxWidth: '100%', fontFamily: 'display', fontSize: '18', overflowWrap: 'anywhere' },
    '& small': {
      color: 'ink.muted',
      fontFamily: 'text',
      fontSize: '14',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

const shownWords = 12

const UsedWords = ({ words }: { words: readonly WordCount[] }) =>
  words.length === 0 ? (
    <SmallPrint>No word was used more than once.</SmallPrint>
  ) : (
    <Words>
      {words.slice(0, shownWords).map(({ word, count }) => (
        <li key={word} dir="auto">
          {word} <small>{`${count} times`}</small>
        </li>
      ))}
    </Words>
  )

const number = new Intl.NumberFormat()

const writtenText = ({ entry_count: entries, word_count: words }: Items) =>
  `${number.format(entries)} ${entries === 1 ? 'entry' : 'entries'}, ${number.format(words)} ${words === 1 ? 'word' : 'words'} in all.`

const Waypoints = chakra('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '0 12px',
      alignItems: 'baseline',
      padding: '0 0 8px',
      breakInside: 'avoid',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& > li:first-child': { borderTop: 0 },
    '& a': { overflowWrap: 'anywhere' },
    '& small': { color: 'ink.muted', fontSize: '14', whiteSpace: 'nowrap' },
  },
})

const shownWaypoints = 8

const Waypoint = ({ title, journey_id, journey_title, reached_on }: WaypointOfPeriod) => (
  <li>
    <span>
      <TextLink alone to={`/journey/${journey_id}`} dir="auto">
        {title}
      </TextLink>
      <SmallPrint as="span" display="block" dir="auto" overflowWrap="anywhere">
        {journey_title}
      </SmallPrint>
    </span>
    <small>{dayOfMonthName(reached_on)}</small>
  </li>
)

const Pictures = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
    gap: '8px',
    marginTop: '8px',
    _print: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    '& a': {
      display: 'block',
      aspectRatio: '1',
      overflow: 'hidden',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: '10px',
      background: 'surface.sunken',
    },
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
})

const Picture = ({ path, entry_id, entry_date }: PictureOfPeriod) => {
  const { data } = useQuery(pictureQueries.small(path))
  const entry = `the entry of ${formatDate(entry_date)}`
  return (
    <li>
      <Link
        to={`/journal?entry=${entry_id}`}
        aria-label={data?.alt ? `${data.alt}, in ${entry}` : `A picture in ${entry}`}
      >
        {data && <BlobImage blob={data.blob} alt="" />}
      </Link>
    </li>
  )
}

const Sections = ({ items }: { items: Items }) => {
  const { entry_count, words, waypoints, waypoint_count, pictures, picture_count } = items
  const shown = waypoints.slice(0, shownWaypoints)
  return (
    <>
      {entry_count > 0 && (
        <Part aria-label="Journal">
          <h3>Words you used most</h3>
          <UsedWords words={words} />
          <SmallPrint marginTop="6px">{writtenText(items)}</SmallPrint>
        </Part>
      )}
      {picture_count > 0 && (
        <Part aria-label="Pictures">
          <h3>Pictures</h3>
          {picture_count > pictures.length && (
            <SmallPrint>{`${pictures.length} of ${picture_count}.`}</SmallPrint>
          )}
          <Pictures>
            {pictures.map((picture) => (
              <Picture key={picture.path} {...picture} />
            ))}
          </Pictures>
        </Part>
      )}
      {waypoint_count > 0 && (
        <Part aria-label="Waypoints reached">
          <h3>
            {waypoint_count === 1 ? '1 waypoint reached' : `${waypoint_count} waypoints reached`}
          </h3>
          <Waypoints>
            {shown.map((waypoint) => (
              <Waypoint key={waypoint.id} {...waypoint} />
            ))}
          </Waypoints>
          {waypoint_count > shown.length && (
            <SmallPrint>{`And ${waypoint_count - shown.length} more.`}</SmallPrint>
          )}
        </Part>
      )}
      {entry_count + waypoint_count === 0 && <Nothing />}
    </>
  )
}

const Nothing = () => (
  <SmallPrint paddingTop="24px">No entry was written and no waypoint was reached.</SmallPrint>
)

/** What a month or a year holds besides readings: words and pictures of the journal, and waypoints. */
export const PeriodItems = ({ period }: { period: string }) => {
  const { data: items, isPending, isFetching, refetch } = useQuery(periodItemsQuery(period))
  if (isPending)
    return (
      <Box aria-busy paddingTop="24px">
        <Skeleton height={isYear(period) ? '320px' : '200px'} borderRadius="8" />
      </Box>
    )
  if (items === undefined)
    return (
      <InlineRetry
        what="The journal and the waypoints could not be fetched."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return items && <Sections items={items} />
}
