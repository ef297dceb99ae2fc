import { HistoryFrame } from '../components/HistoryFrame'
import { History } from '../features/history/History'

/** All readings. */
export const HistoryPage = () => (
  <HistoryFrame>
    <History />
  </HistoryFrame>
)
