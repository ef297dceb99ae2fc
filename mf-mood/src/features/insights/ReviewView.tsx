import { Box, SegmentedControl, TextLink } from '@truenorth/shared-ui'
import { useSearchParams } from '@truenorth/shared-ui/router'
import { isYear, monthOf, yearOf } from '../../domain/calendar'
import type { CountedDay } from '@truenorth/api-contract/moodDays'
import { readPeriod } from '../../domain/period'
import { LoadedInsights } from './LoadedInsights'
import { PeriodReview } from './PeriodReview'

const kinds = [
  { value: 'month', label: 'Month', icon: 'Month' },
  { value: 'year', label: 'Year', icon: 'Year' },
] as const

type ReviewProps = { days: readonly CountedDay[]; today: string }

const Review = ({ days, today }: ReviewProps) => {
  const [params, setParams] = useSearchParams()
  const [first, last] = [days[0]?.date ?? today, days.at(-1)?.date ?? today]
  const period = readPeriod(params.get('p') ?? '', first, last)
  const show = (p: string) => setParams({ p }, { replace: true, preventScrollReset: true })
  // From a year to its last month that has begun.
  const month = isYear(period) ? monthOf([`${period}-12`, last].sort()[0] ?? last) : period
  return (
    <>
      <PeriodReview days={days} today={today} period={period} onShow={show}>
        <SegmentedControl
          label="What is looked back on"
          value={isYear(period) ? 'year' : 'month'}
          options={kinds}
          onChange={(kind) => show(kind === 'year' ? yearOf(period) : month)}
        />
      </PeriodReview>
      <Box marginTop="16px" _print={{ display: 'none' }}>
        <TextLink
          alone
          to={isYear(period) ? `/mood/history/year?y=${period}` : `/mood/history/month?m=${period}`}
        >
          {isYear(period) ? 'Every day of this year' : 'Every day of this month'}
        </TextLink>
      </Box>
    </>
  )
}

/** A month or a year looked back on, on a page of its own, which prints. */
export const ReviewView = () => (
  <LoadedInsights>{({ days }, today) => <Review days={days} today={today} />}</LoadedInsights>
)
