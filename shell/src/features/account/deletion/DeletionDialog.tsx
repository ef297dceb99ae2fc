import { Button, Text } from '@truenorth/shared-ui'
import { Field, FormBanner, PasswordInput } from '@truenorth/shared-ui/forms'
import { DialogActions, Modal } from '@truenorth/shared-ui/overlay'
import { AccountForm } from '../../accountForm/AccountForm'
import { deletionWords } from '../content'
import { useDeletionForm } from './useDeletionForm'

const DeletionForm = ({ onCancel }: { onCancel: () => void }) => {
  const { submit, banner, isBusy, current } = useDeletionForm()
  return (
    <AccountForm onSubmit={(event) => void submit(event)}>
      <Text>{deletionWords.text}</Text>
      {banner && <FormBanner>{banner}</FormBanner>}
      <Field label="Your password" error={current.error}>
        <PasswordInput autoComplete="current-password" {...current.control} />
      </Field>
      <DialogActions>
        <Button variant="line" onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" busy={isBusy} busyText="Deleting…">
          Delete account
        </Button>
      </DialogActions>
    </AccountForm>
  )
}

type DeletionDialogProps = { open: boolean; onClose: () => void }

export const DeletionDialog = ({ open, onClose }: DeletionDialogProps) => (
  <Modal open={open} onClose={onClose} title={deletionWords.question}>
    <DeletionForm onCancel={onClose} />
  </Modal>
)
