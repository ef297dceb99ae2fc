import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import { useDeleteEntry } from './useDeleteEntry'

type DeleteEntryDialogProps = {
  id: string
  open: boolean
  onCancel: () => void
  onConfirmed: () => void
}

export const DeleteEntryDialog = ({ id, open, onCancel, onConfirmed }: DeleteEntryDialogProps) => {
  const { mutate: deleteEntry } = useDeleteEntry()
  return (
    <ConfirmDialog
      open={open}
      danger
      title="Delete Entry?"
      text="This action cannot be undone."
      confirmLabel="Delete"
      onCancel={onCancel}
      onConfirm={() => {
        deleteEntry(id)
        onConfirmed()
      }}
    />
  )
}
