import type { PartOfDay } from '@truenorth/api-contract/moodDays'
import { Card, chakra, Emoji } from '@truenorth/shared-ui'
import { differenceMarks, placeOf, reachOf } from '@truenorth/shared-ui/statistics'
import { aWeekFrom } from '../../domain/calendar'
import { firstWeekday, weekdayName } from '../../domain/calendarText'
import { type Comparison, fewestDays } from '../../domain/insights'
import {
  comparisonText,
  dayCount,
  differencesText,
  enumerate,
  startWithCapital,
} from '../../domain/insightText'
import { LeadIn, SmallPrint } from './parts'

const Chart = chakra('div', {
  base: {
    display: 'grid',
    marginTop: '22px',
    textAlign: 'center',
    // The letters do not grow beyond their columns.
    fontSize: 'min(.875rem, 4.1vw)',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& > [data-axis]': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      margin: '-.6em 0',
      fontSize: '16',
    },
    '& small': { color: 'ink.muted', fontSize: 'inherit' },
  },
})

const Plot = chakra('span', {
  base: {
    position: 'relative',
    height: '156px',
    borderBlock: '1px solid',
    borderColor: 'line',
    // The line of zero is dashed: the other days.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: 'calc(50% - 1px)',
      borderTop: '1.5px dashed',
      borderColor: 'line.strong',
    },
    ...differenceMarks,
    '& [data-mark=span]': {
      ...differenceMarks['& [data-mark=span]'],
      left: 'calc(50% - 4px)',
      width: '8px',
    },
    '& [data-mark=mean]': {
      ...differenceMarks['& [data-mark=mean]'],
      left: 'calc(50% - 7px)',
      marginBottom: '-7px',
    },
    '& [data-mark=none]': {
      ...differenceMarks['& [data-mark=none]'],
      left: 'calc(50% - 6px)',
      bottom: 'calc(50% - 6px)',
    },
  },
})

const Column = chakra('span', {
  base: { display: 'grid', rowGap: '2px', '& > span:nth-of-type(2)': { marginTop: '8px' } },
})

type NamedComparison = Omit<Comparison<unknown>, 'name'> & { name: string; short: string }

const Differences = ({ comparisons }: { comparisons: readonly NamedComparison[] }) => {
  const reach = reachOf(comparisons.flatMap(({ found }) => (found ? [found.low, found.high] : [])))
  return (
    <>
      <Chart
        role="img"
        aria-label={comparisons.map((one) => `${one.name}: ${comparisonText(one)}`).join('; ')}
        style={{ gridTemplateColumns: `1.5rem repeat(${comparisons.length}, minmax(0, 1fr))` }}
      >
        <span data-axis style={{ height: 'calc(156px + 1.2em)' }}>
          <Emoji>😄</Emoji>
          <Emoji>😢</Emoji>
        </span>
        {comparisons.map(({ name, short, days, found }) => (
          <Column key={name}>
            <Plot>
              {found ? (
                <>
                  <span
                    data-mark="span"
                    style={{
                      bottom: `${placeOf(found.low, reach)}%`,
                      top: `${100 - placeOf(found.high, reach)}%`,
                    }}
                  />
                  <span
                    data-mark="mean"
                    style={{ bottom: `${placeOf(found.difference, reach)}%` }}
                  />
                </>
              ) : (
                <span data-mark="none" />
              )}
            </Plot>
            <span>{short}</span>
            <small>{days}</small>
          </Column>
        ))}
      </Chart>
      <SmallPrint marginTop="8px">
        The small number is how many days. The dashed line is the other days.
      </SmallPrint>
    </>
  )
}

type WhenCardProps = {
  title: string
  comparisons: readonly NamedComparison[]
  /** "A weekday", "A time of day". */
  what: string
}

const WhenCard = ({ title, comparisons, what }: WhenCardProps) => {
  const told = differencesText(comparisons, (name) => name)
  const tooFew = comparisons.filter(({ found }) => !found)
  const most = Math.max(...comparisons.map(({ days }) => days))
  const missing = startWithCapital(
    `${enumerate(tooFew.map(({ name, days }) => `${name} has ${dayCount(days)}`))}: too little to say.`,
  )
  return (
    <Card title={title}>
      <LeadIn>
        {told === ''
          ? `Too little to say. ${what} needs ${dayCount(fewestDays)}; the most has ${most}.`
          : `${told}${tooFew.length > 0 && tooFew.length < 4 ? ` ${missing}` : ''}`}
      </LeadIn>
      <Differences comparisons={comparisons} />
    </Card>
  )
}

/** How each weekday differs from the others. */
export const Weekdays = ({ comparisons }: { comparisons: readonly Comparison<number>[] }) => {
  const first = firstWeekday()
  const inOrder = aWeekFrom(first).flatMap((day, place) => {
    const weekday = ((first - 1 + place) % 7) + 1
    const comparison = comparisons.find(({ name }) => name === weekday)
    const names = { name: weekdayName(day, 'long'), short: weekdayName(day, 'short') }
    return comparison ? [{ ...comparison, ...names }] : []
  })
  return <WhenCard title="Weekdays" comparisons={inOrder} what="A weekday" />
}

/** How each part of the day differs from the others. */
export const DayTimes = ({ comparisons }: { comparisons: readonly Comparison<PartOfDay>[] }) => (
  <WhenCard
    title="Time of day"
    comparisons={comparisons.map((one) => Object.assign(one, { short: one.name }))}
    what="A time of day"
  />
)
