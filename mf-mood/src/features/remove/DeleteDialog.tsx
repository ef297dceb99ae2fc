import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import type { useDeleting } from './useDeleting'

type DeleteDialogProps = {
  deleting: Pick<ReturnType<typeof useDeleting>, 'isAsking' | 'isPending' | 'confirm' | 'cancel'>
  title: string
  text: string
}

/** The question before a reading is deleted, in the words of its screen. */
export const DeleteDialog = ({ deleting, title, text }: DeleteDialogProps) => (
  <ConfirmDialog
    open={deleting.isAsking}
    title={title}
    text={text}
    confirmLabel="Delete"
    danger
    busy={deleting.isPending}
    busyText="Deleting…"
    onConfirm={deleting.confirm}
    onCancel={deleting.cancel}
  />
)
