import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import type { useDeleteEdited } from './useDeleteEdited'

type DeleteEditedDialogProps = { deleting: ReturnType<typeof useDeleteEdited> }

export const DeleteEditedDialog = ({ deleting }: DeleteEditedDialogProps) => (
  <ConfirmDialog
    open={deleting.isAsking}
    title="Really delete this entry?"
    text="This cannot be undone."
    confirmLabel="Delete"
    danger
    busy={deleting.isPending}
    busyText="Deleting…"
    onConfirm={deleting.confirm}
    onCancel={deleting.cancel}
  />
)
