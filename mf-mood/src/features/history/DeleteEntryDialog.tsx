import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import type { useDeleteEntry } from './useDeleteEntry'

type DeleteEntryDialogProps = { deleting: ReturnType<typeof useDeleteEntry> }

export const DeleteEntryDialog = ({ deleting }: DeleteEntryDialogProps) => (
  <ConfirmDialog
    open={deleting.isAsking}
    title="Delete Mood Entry?"
    text="This action cannot be undone. Your mood data will be permanently removed."
    confirmLabel="Delete"
    danger
    busy={deleting.isPending}
    busyText="Deleting…"
    onConfirm={deleting.confirm}
    onCancel={deleting.cancel}
  />
)
