import type { Journey } from '@truenorth/api-contract/journeys'
import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import { useDeleteJourney } from '../../api/journeyWrites'
import { deleteJourneyText } from '../../content'

type DeleteJourneyDialogProps = { journey: Journey | undefined; onClose: () => void }

/** Asks before a journey and all its milestones are deleted. */
export const DeleteJourneyDialog = ({ journey, onClose }: DeleteJourneyDialogProps) => {
  const { mutate: deleteJourney } = useDeleteJourney()
  const confirm = () => {
    if (journey) deleteJourney(journey)
    onClose()
  }
  return (
    <ConfirmDialog
      open={journey !== undefined}
      danger
      title="Delete Journey?"
      text={deleteJourneyText(journey?.title ?? '')}
      confirmLabel="Delete"
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
