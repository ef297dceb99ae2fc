import type { JourneyId } from '../../api/journeys'
import { useJourneyChange } from '../../api/useJourneyChange'
import { statusLabels } from './statusLabels'

/** Puts a journey away without losing it. */
export const useArchive = (id: JourneyId) => {
  const change = useJourneyChange(id, 'Failed to archive journey. Please try again.')
  return () =>
    change({
      sent: { status: 'archived' },
      shown: { status: 'archived', status_display: statusLabels.archived, is_active: false },
    })
}
