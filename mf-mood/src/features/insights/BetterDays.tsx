import { Card, chakra, formatDate, Inset, VisuallyHidden } from '@truenorth/shared-ui'
import { DifferenceBar, DifferenceEnds, reachOf } from '@truenorth/shared-ui/statistics'
import { fewestTagDays, type Insights } from '../../domain/insights'
import { comparisonText, dayCount, differencesText } from '../../domain/insightText'
import { LeadIn } from './parts'

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
                <DifferenceBar
                  found={found}
                  reach={reach}
                  gridColumn={{ base: '1 / -1', md: '2' }}
                  gridRow={{ md: '1' }}
                />
              </li>
            ))}
          </List>
          <DifferenceEnds
            marginInline={{ base: '8px', md: 'calc(8rem + 20px) calc(4.5rem + 20px)' }}
          />
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
