import { useJourneyChange } from '../../api/useJourneyChange'
import type { JourneyId } from '../../api/journeys'
import { type SettableStatus, statusLabels } from './statusLabels'

/** Sets a journey's status, seen at once on the card and in the counters. */
export const useChangeStatus = (id: JourneyId) => {
  const change = useJourneyChange(id, 'Failed to update status. Please try again.')
  return (status: SettableStatus) =>
    change({
      sent: { status },
      shown: { status, status_display: statusLabels[status], is_active: status === 'active' },
    })
}
