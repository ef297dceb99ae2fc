import { Box, chakra, TextLink } from '@truenorth/shared-ui'
import { useState } from 'react'
import { monthOf, yearOf } from '../../domain/calendar'
import { fewestDaysInAll, type Insights } from '../../domain/insights'
import { BetterDays } from './BetterDays'
import { EnergyPlane } from './EnergyPlane'
import { GentleStreak } from './GentleStreak'
import { LoadedInsights, TooEarly } from './LoadedInsights'
import { OnThisDay } from './OnThisDay'
import { PeriodReview } from './PeriodReview'
import { DayTimes, Weekdays } from './WhenCards'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
    gap: { base: '16px', lg: '24px' },
    alignItems: 'start',
    '& > *': { gridColumn: { lg: 'span 6' } },
    '& > [data-span="5"]': { gridColumn: { lg: 'span 5' } },
    '& > [data-span="7"]': { gridColumn: { lg: 'span 7' } },
    '& > [data-span="12"]': { gridColumn: { lg: 'span 12' } },
  },
})

const LatestMonth = ({ days, today }: { days: Insights['days']; today: string }) => {
  const [month, setMonth] = useState(monthOf(days.at(-1)?.date ?? today))
  return (
    <PeriodReview days={days} today={today} period={month} onShow={setMonth}>
      <TextLink alone to={`/mood/history/review?p=${yearOf(month)}`}>
        {`The year ${yearOf(month)}`}
      </TextLink>
    </PeriodReview>
  )
}

const Figures = ({ insights, today }: { insights: Insights; today: string }) => (
  <Columns>
    <LatestMonth days={insights.days} today={today} />
    <GentleStreak days={insights.days} today={today} />
    {insights.days.length < fewestDaysInAll ? (
      <Box data-span="12">
        <TooEarly days={insights.days.length} />
      </Box>
    ) : (
      <>
        <BetterDays insights={insights} />
        <EnergyPlane days={insights.days} />
        <Weekdays comparisons={insights.weekdays} />
        <DayTimes comparisons={insights.parts} />
      </>
    )}
    <OnThisDay today={today} />
  </Columns>
)

/** What all readings say together: a month looked back on, what goes with better days, and this day in other years. */
export const InsightsView = () => (
  <LoadedInsights>
    {(insights, today) => <Figures insights={insights} today={today} />}
  </LoadedInsights>
)
