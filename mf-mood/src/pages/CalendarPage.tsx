import { Box, Skeleton } from '@truenorth/shared-ui'
import { AllReadings } from '../components/AllReadings'
import { HistoryFrame } from '../components/HistoryFrame'
import { lazyPart } from '../components/lazyPart'
import { MonthView } from '../features/month/MonthView'
import { YearView } from '../features/year/YearView'

const views = { month: MonthView, year: YearView }
const heightPx = 540

const placeholder = (
  <Box aria-busy>
    <Skeleton height={`${heightPx}px`} borderRadius="14" />
  </Box>
)

// One chunk for both: they are made of the same parts.
const loadInsights = () => import('../features/insights/views')
const lazyViews = {
  insights: lazyPart(async () => (await loadInsights()).InsightsView, placeholder),
  review: lazyPart(async () => (await loadInsights()).ReviewView, placeholder),
}

const DaysView = ({ view }: { view: keyof typeof views }) => {
  const View = views[view]
  return <AllReadings height={heightPx}>{(calendar) => <View calendar={calendar} />}</AllReadings>
}

type CalendarView = keyof typeof views | keyof typeof lazyViews

const ViewOf = ({ view }: { view: CalendarView }) => {
  if (view === 'month' || view === 'year') return <DaysView view={view} />
  const View = lazyViews[view]
  return <View />
}

/** All readings by their day: a month or a year at a time, what they say together, or looked back on. */
export const CalendarPage = ({ view }: { view: CalendarView }) => (
  <HistoryFrame>
    <ViewOf view={view} />
  </HistoryFrame>
)
