import { Button, Card, chakra, VisuallyHidden } from '@truenorth/shared-ui'
import { useRemembered } from '../../components/useRemembered'
import type { CountedDay } from '@truenorth/api-contract/moodDays'
import { dayCount } from '../../domain/insightText'
import { gentleStreak } from '../../domain/streak'
import { LeadIn, SmallPrint } from './parts'

const Beads = chakra('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '5px',
    verticalAlign: 'middle',
    '& > i': {
      display: 'grid',
      placeItems: 'center',
      width: '16px',
      height: '16px',
      border: '2px solid',
      borderColor: 'brand',
      borderRadius: '50%',
      background: 'brand',
      '@media (forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' },
    },
    '& > i[data-quiet]': {
      background: 'none',
      _after: {
        content: '""',
        width: '6px',
        height: '6px',
        borderRadius: '50%',
        background: 'brand',
      },
    },
  },
})

const Legend = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 16px',
    margin: '14px 0 12px',
    color: 'ink.muted',
    fontSize: '14',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '7px' },
  },
})

const Bead = ({ isQuiet }: { isQuiet: boolean }) => <i data-quiet={isQuiet ? '' : undefined} />

type GentleStreakProps = { days: readonly CountedDay[]; today: string }

const Streak = ({ days, today }: GentleStreakProps) => {
  const { days: count, last } = gentleStreak(new Set(days.map(({ date }) => date)), today)
  const quiet = last.filter((had) => !had).length
  const ofLast = `${dayCount(last.length - quiet)} with a reading`
  const forgiven = `${quiet} quiet ${quiet === 1 ? 'day' : 'days'} forgiven`
  return (
    <>
      <LeadIn>
        {`Two quiet days in seven are forgiven.${last.length > 1 ? ` Here are the last ${last.length}.` : ''}`}
      </LeadIn>
      {count > 0 && (
        <>
          <VisuallyHidden>{`${ofLast}, ${forgiven}.`}</VisuallyHidden>
          <Beads aria-hidden>
            {last.map((had, index) => (
              // A place in the row is all that tells one day from another.
              // oxlint-disable-next-line react/no-array-index-key
              <Bead key={index} isQuiet={!had} />
            ))}
          </Beads>
          <Legend aria-hidden>
            <span>
              <Beads>
                <Bead isQuiet={false} />
              </Beads>
              a reading
            </span>
            <span>
              <Beads>
                <Bead isQuiet />
              </Beads>
              a quiet day, forgiven
            </span>
          </Legend>
        </>
      )}
      <SmallPrint>It ends without a word and starts again without one.</SmallPrint>
    </>
  )
}

const titleOf = (count: number) =>
  count === 0 ? 'In touch with yourself' : `${dayCount(count)} in touch with yourself`

/** Days with a reading in a row, gently counted; off until it is turned on. */
export const GentleStreak = ({ days, today }: GentleStreakProps) => {
  const [choice, choose] = useRemembered('gentleStreak', ['off', 'on'])
  if (choice === 'off')
    return (
      <Card data-span="12" title="In touch with yourself">
        <LeadIn marginBottom="8px">
          Days with a reading can be counted here. Two quiet days in seven are forgiven.
        </LeadIn>
        <Button variant="line" onClick={() => choose('on')}>
          Count gently
        </Button>
      </Card>
    )
  const { days: count } = gentleStreak(new Set(days.map(({ date }) => date)), today)
  return (
    <Card data-span="12" title={titleOf(count)}>
      <Streak days={days} today={today} />
      <Button
        variant="quiet"
        marginTop="4px"
        marginInlineStart="-16px"
        onClick={() => choose('off')}
      >
        Hide this
      </Button>
    </Card>
  )
}
