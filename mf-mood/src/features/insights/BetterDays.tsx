import { Card, chakra, Emoji, formatDate, Inset, VisuallyHidden } from '@truenorth/shared-ui'
import { fewestTagDays, type Insights } from '../../domain/insights'
import { comparisonText, dayCount, differencesText } from '../../domain/insightText'
import { LeadIn, marks, placeOf, reachOf } from './parts'

const List = chakra('ol', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '8rem minmax(0, 1fr) 4.5rem' },
      alignItems: 'center',
      gap: '0 12px',
      padding: '10px 0',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& > li:first-child': { borderTop: 0 },
    '& > li > b': { fontWeight: '560', overflowWrap: 'anywhere' },
    '& > li > small': {
      color: 'ink.muted',
      fontSize: '14',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
    },
  },
})

const Range = chakra('span', {
  base: {
    gridColumn: { base: '1 / -1', md: '2' },
    gridRow: { md: '1' },
    position: 'relative',
    height: '26px',
    marginInline: '8px',
    // The line of zero is dashed: the days without the tag.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: '12.5px',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: '50%',
      borderLeft: '1.5px dashed',
      borderColor: 'line.strong',
    },
    ...marks,
    '& [data-mark=span]': { ...marks['& [data-mark=span]'], top: '9px', height: '8px' },
    '& [data-mark=mean]': {
      ...marks['& [data-mark=mean]'],
      zIndex: 1,
      top: '6px',
      marginLeft: '-7px',
    },
  },
})

const Ends = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    marginInline: { base: '8px', md: 'calc(8rem + 20px) calc(4.5rem + 20px)' },
    color: 'ink.muted',
    fontSize: '14',
  },
})

const shownTooFew = 6

const TooFew = ({ tags }: { tags: Insights['tags']['tooFew'] }) => {
  const others = tags.length - shownTooFew
  return (
    <p>
      <b>Too little to say yet:</b>{' '}
      {tags.slice(0, shownTooFew).map(({ name, days }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <bdi>{`#${name}`}</bdi> {`(${days} of ${fewestTagDays} days)`}
        </span>
      ))}
      {others > 0 && ` and ${others} more`}.
    </p>
  )
}

/** Which tags go with better and with harder days. */
export const BetterDays = ({ insights }: { insights: Insights }) => {
  const { days, tags } = insights
  const { compared, tooFew } = tags
  const reach = reachOf(compared.flatMap(({ found }) => [found.low, found.high]))
  const since = formatDate(days[0]?.date ?? '')
  return (
    <Card data-span="7" title="What goes with better days">
      {compared.length > 0 ? (
        <>
          <LeadIn>
            {`From ${dayCount(days.length)} since ${since}. The dashed line is the days without the tag. The bar shows where the difference most likely lies: the longer, the less sure.`}
          </LeadIn>
          <p dir="auto" style={{ marginBottom: '6px' }}>
            {differencesText(compared, (name) => `#${name}`)}
          </p>
          <List>
            {compared.map(({ name, days: count, found }) => (
              <li key={name}>
                <b dir="auto">{`#${name}`}</b>
                <small>{dayCount(count)}</small>
                <VisuallyHidden>{comparisonText({ days: count, found })}</VisuallyHidden>
                <Range aria-hidden>
                  <span
                    data-mark="span"
                    style={{
                      left: `${placeOf(found.low, reach)}%`,
                      right: `${100 - placeOf(found.high, reach)}%`,
                    }}
                  />
                  <span data-mark="mean" style={{ left: `${placeOf(found.difference, reach)}%` }} />
                </Range>
              </li>
            ))}
          </List>
          <Ends aria-hidden>
            <span>
              <Emoji>😢</Emoji> lower
            </span>
            <span>
              higher <Emoji>😄</Emoji>
            </span>
          </Ends>
        </>
      ) : (
        <LeadIn>
          {`Too little to say. A tag needs ${fewestTagDays} days with it and ${fewestTagDays} without.`}
        </LeadIn>
      )}
      <Inset gap="6px" marginTop="14px">
        {tooFew.length > 0 && <TooFew tags={tooFew} />}
        <p>Going together is not causing. A walk may bring a good day, or a good day a walk.</p>
      </Inset>
    </Card>
  )
}
