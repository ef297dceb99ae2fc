import { report, session } from '@truenorth/shared-auth'
import { deleteAccount } from '@truenorth/shared-auth/account'
import { useEditor } from '@truenorth/shared-auth/forms'
import { clearUserData } from '@truenorth/shared-auth/outbox'
import { Button, Card, Text, toast } from '@truenorth/shared-ui'
import { Field, Form, FormBanner, PasswordInput } from '@truenorth/shared-ui/forms'
import { Modal } from '@truenorth/shared-ui/overlay'
import { useState } from 'react'
import { presentPasswordError, refusalBanner } from './accountRules'
import { DialogSubmit } from './DialogSubmit'

const consequence =
  'Your readings, paths, journal and pictures are deleted with it, at once and for good. Feedback that you sent stays, without your name and address.'
const failed = 'Your account could not be deleted. Please try again.'

/** Deletes the account, and then what this browser keeps of its user. */
const deleteEverything = async (password: string) => {
  const { userId = '' } = session
  await deleteAccount(password)
  toast.show({ text: 'Your account is deleted' })
  await clearUserData(userId).catch((error: unknown) => report(error, 'drafts of a deleted user'))
}

const DeletionForm = ({ onCancel }: { onCancel: () => void }) => {
  const { submit, message, isSaving, errors, register } = useEditor({
    start: { current: '' },
    rules: ({ current }) => ({ current: presentPasswordError(current) }),
    save: ({ current }) => deleteEverything(current),
    failureText: refusalBanner(['current_password'], failed),
    wireNames: { current_password: 'current' },
  })
  return (
    <Form label="Delete your account" spacing="compact" onSubmit={submit}>
      <Text>{consequence}</Text>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="Your password" error={errors.current}>
        <PasswordInput autoComplete="current-password" {...register('current')} />
      </Field>
      <DialogSubmit
        onClose={onCancel}
        cancelLabel="Keep my account"
        variant="danger"
        busy={isSaving}
        busyText="Deleting…"
      >
        Delete account
      </DialogSubmit>
    </Form>
  )
}

/** Deletes the account, after a dialog that asks for the password. */
export const DeletionCard = () => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Card title="Delete your account">
      <Text color="ink.muted" marginBottom="16px">
        {consequence}
      </Text>
      <Button variant="dangerLine" onClick={() => setOpen(true)}>
        Delete account…
      </Button>
      <Modal open={isOpen} onClose={close} title="Delete your account?">
        <DeletionForm onCancel={close} />
      </Modal>
    </Card>
  )
}
