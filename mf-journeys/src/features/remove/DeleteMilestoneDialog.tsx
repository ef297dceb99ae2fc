import type { Milestone } from '@truenorth/api/contract'
import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import { deleteMilestoneText } from '../../content'

type DeleteMilestoneDialogProps = {
  milestone: Milestone | undefined
  onConfirm: (milestone: Milestone) => void
  onClose: () => void
}

/** Asks before a milestone is deleted. */
export const DeleteMilestoneDialog = (props: DeleteMilestoneDialogProps) => {
  const { milestone, onConfirm, onClose } = props
  const confirm = () => {
    if (milestone) onConfirm(milestone)
    onClose()
  }
  return (
    <ConfirmDialog
      open={milestone !== undefined}
      danger
      title="Delete Milestone?"
      text={deleteMilestoneText(milestone?.title ?? '')}
      confirmLabel="Delete"
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
