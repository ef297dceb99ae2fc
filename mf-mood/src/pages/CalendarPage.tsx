import { AllReadings } from '../components/AllReadings'
import { HistoryFrame } from '../components/HistoryFrame'
import { MonthView } from '../features/month/MonthView'
import { YearView } from '../features/year/YearView'

const views = { month: MonthView, year: YearView }
const heightPx = 540

/** All readings by their day: a month or a year at a time. */
export const CalendarPage = ({ view }: { view: keyof typeof views }) => {
  const View = views[view]
  return (
    <HistoryFrame>
      <AllReadings height={heightPx}>{(calendar) => <View calendar={calendar} />}</AllReadings>
    </HistoryFrame>
  )
}
