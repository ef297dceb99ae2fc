import { Box, Skeleton } from '@truenorth/shared-ui'
import { AllReadings } from '../components/AllReadings'
import { HistoryFrame } from '../components/HistoryFrame'
import { lazyPart } from '../components/lazyPart'
import { MonthView } from '../features/month/MonthView'
import { YearView } from '../features/year/YearView'

const views = { month: MonthView, year: YearView }
const heightPx = 540

const InsightsView = lazyPart(
  async () => (await import('../features/insights/InsightsView')).InsightsView,
  <Box aria-busy>
    <Skeleton height={`${heightPx}px`} borderRadius="14" />
  </Box>,
)

const DaysView = ({ view }: { view: keyof typeof views }) => {
  const View = views[view]
  return <AllReadings height={heightPx}>{(calendar) => <View calendar={calendar} />}</AllReadings>
}

/** All readings by their day: a month or a year at a time, or what they say together. */
export const CalendarPage = ({ view }: { view: keyof typeof views | 'insights' }) => (
  <HistoryFrame>{view === 'insights' ? <InsightsView /> : <DaysView view={view} />}</HistoryFrame>
)
