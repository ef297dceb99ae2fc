import { Box, Card, chakra, Emoji, moodScale } from '@truenorth/shared-ui'
import { dateOf, lastDayOf, monthOf } from '../../domain/calendar'
import { monthName, monthTitle, readingCount } from '../../domain/calendarText'
import { addMoods, countReadings } from '../../domain/dayMoods'
import { type MoodCalendar, moodsOfMonth } from '../../domain/days'

const Bars = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) minmax(3ch, 1fr)',
    gap: '6px 12px',
    alignItems: 'center',
    marginTop: '12px',
    fontSize: '14',
    '& dt': { display: 'flex', alignItems: 'center', gap: '8px', overflowWrap: 'anywhere' },
    '& dd': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(2ch, auto)',
      gap: '8px',
      alignItems: 'center',
      textAlign: 'end',
      fontVariantNumeric: 'lining-nums tabular-nums',
    },
  },
})

const Bar = chakra('span', {
  base: {
    height: '12px',
    borderRadius: '3px',
    forcedColorAdjust: 'none',
    _print: { visibility: 'hidden' },
  },
})

type MonthSummaryProps = Pick<MoodCalendar, 'byDay'> & { month: string; today: string }

/** How many readings a month has, on how many of its days, and how many of each mood. */
export const MonthSummary = ({ month, byDay, today }: MonthSummaryProps) => {
  const days = moodsOfMonth(byDay, month)
  const moods = addMoods(days)
  const readings = countReadings(moods)
  const isCurrent = month === monthOf(today)
  const length = dateOf(isCurrent ? today : lastDayOf(month))
  const most = Math.max(1, ...moods)
  return (
    <Card title={isCurrent ? `${monthName(month)} so far` : monthTitle(month)}>
      {readings === 0 ? (
        <p>No reading in this month.</p>
      ) : (
        <>
          <p>{`${readingCount(readings)} on ${days.length} of ${Math.max(length, days.length)} days.`}</p>
          <Bars>
            {moodScale.toReversed().map(({ value, emoji, overviewLabel, token }) => {
              const count = moods[value - 1] ?? 0
              return (
                <Box key={value} display="contents">
                  <dt>
                    <Emoji size="min(1.375rem, 24px)">{emoji}</Emoji>
                    <span>{overviewLabel}</span>
                  </dt>
                  <dd>
                    <Bar background={token} style={{ width: `${(100 * count) / most}%` }} />
                    <span>{count}</span>
                  </dd>
                </Box>
              )
            })}
          </Bars>
        </>
      )}
    </Card>
  )
}
