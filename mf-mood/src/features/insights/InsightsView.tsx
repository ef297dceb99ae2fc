import { useQuery } from '@tanstack/react-query'
import { errorSentence } from '@truenorth/shared-auth'
import {
  Box,
  ButtonLink,
  chakra,
  EmptyState,
  ErrorState,
  Skeleton,
  useToday,
} from '@truenorth/shared-ui'
import { insightsQuery } from '../../api/moodDays'
import { fewestDaysInAll, type Insights } from '../../domain/insights'
import { dayCount } from '../../domain/insightText'
import { BetterDays } from './BetterDays'
import { EnergyPlane } from './EnergyPlane'
import { GentleStreak } from './GentleStreak'
import { MonthReview } from './MonthReview'
import { OnThisDay } from './OnThisDay'
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

const TooEarly = ({ days }: { days: number }) => (
  <EmptyState
    title="Not enough to go on yet"
    text={`${dayCount(days)} with a reading so far. From about ${fewestDaysInAll}, this page can say something that is more than chance.`}
    action={<ButtonLink to="/mood/create">Log New Reading</ButtonLink>}
  />
)

const Figures = ({ insights, today }: { insights: Insights; today: string }) => (
  <Columns>
    <MonthReview days={insights.days} today={today} />
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
export const InsightsView = () => {
  const today = useToday()
  const { data: insights, error, isPending, refetch } = useQuery(insightsQuery())
  if (isPending)
    return (
      <Box aria-busy display="grid" gap="24px">
        <Skeleton height="240px" borderRadius="14" />
        <Skeleton height="360px" borderRadius="14" />
      </Box>
    )
  if (!insights)
    return (
      <ErrorState
        title="Failed to Load"
        text={errorSentence(error) ?? 'Failed to load insights.'}
        onRetry={() => void refetch()}
      />
    )
  if (insights.days.length === 0) return <TooEarly days={0} />
  return <Figures insights={insights} today={today} />
}
