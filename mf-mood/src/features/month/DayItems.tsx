import { useQuery } from '@tanstack/react-query'
import { type EntryOfDay, longestExcerpt, type WaypointOfDay } from '@truenorth/api-contract/days'
import { trimmed } from '@truenorth/api-contract/text'
import { chakra, countCodePoints, formatClock, InlineRetry, TextLink } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'
import { dayItemsQuery } from '../../api/dayItems'

const Part = chakra('section', {
  base: {
    marginTop: '20px',
    '& > h3': { fontSize: '18', marginBottom: '4px' },
    '& li': { paddingBlock: '8px', borderTop: '1px solid', borderColor: 'line' },
    '& li:first-child': { borderTop: 0 },
    '& a': { overflowWrap: 'anywhere' },
    '& p, & small': { color: 'ink.muted', fontSize: '14' },
    '& p': { lineClamp: 2, overflowWrap: 'anywhere' },
  },
})

type ItemsProps<Item> = {
  title: string
  items: readonly Item[]
  children: (item: Item) => ReactNode
}

const Items = <Item extends { id: number }>({ title, items, children }: ItemsProps<Item>) =>
  items.length > 0 && (
    <Part aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </Part>
  )

const Entry = ({ id, title, entry_time: time, excerpt }: EntryOfDay) => (
  <>
    <TextLink alone to={`/journal?entry=${id}`}>
      {trimmed(title) || 'Untitled Entry'}
    </TextLink>
    {time && <small>{` ${formatClock(time)}`}</small>}
    <p>{countCodePoints(excerpt) < longestExcerpt ? excerpt : `${excerpt}…`}</p>
  </>
)

const Waypoint = ({ title, journey_id: journey, journey_title: path }: WaypointOfDay) => (
  <>
    <TextLink alone to={`/journey/${journey}`}>
      {title}
    </TextLink>
    <p>{path}</p>
  </>
)

/** What a day holds besides its readings: pages of the journal, and the waypoints that were reached. */
export const DayItems = ({ day }: { day: string }) => {
  const { data, isError, isFetching, refetch } = useQuery(dayItemsQuery(day))
  if (data)
    return (
      <>
        <Items title="Journal" items={data.entries}>
          {Entry}
        </Items>
        <Items title="Waypoints reached" items={data.waypoints}>
          {Waypoint}
        </Items>
      </>
    )
  if (!isError) return null
  return (
    <InlineRetry
      what="The journal and the waypoints of this day could not be fetched."
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
