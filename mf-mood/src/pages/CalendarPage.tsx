import { Box, Skeleton } from '@truenorth/shared-ui'
import { HistoryFrame } from '../components/HistoryFrame'
import { lazyPart } from '../components/lazyPart'
import { MonthView } from '../features/month/MonthView'
import { YearView } from '../features/year/YearView'

const placeholder = (
  <Box aria-busy>
    <Skeleton height="540px" borderRadius="14" />
  </Box>
)

// One chunk for both: they are made of the same parts.
const loadInsights = () => import('../features/insights/views')
const lazyViews = {
  insights: lazyPart(async () => (await loadInsights()).InsightsView, placeholder),
  review: lazyPart(async () => (await loadInsights()).ReviewView, placeholder),
}

const views = { month: MonthView, year: YearView, ...lazyViews }

/** All readings by their day: a month or a year at a time, what they say together, or looked back on. */
export const CalendarPage = ({ view }: { view: keyof typeof views }) => {
  const View = views[view]
  return (
    <HistoryFrame>
      <View />
    </HistoryFrame>
  )
}
