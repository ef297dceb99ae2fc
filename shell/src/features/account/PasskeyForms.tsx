import { longestPasskeyName, type Passkey } from '@truenorth/api-contract/passkeys'
import { useEditor } from '@truenorth/shared-auth/forms'
import { Text, toast } from '@truenorth/shared-ui'
import { Field, Form, FormBanner, PasswordInput, TextInput } from '@truenorth/shared-ui/forms'
import type { ComponentProps } from 'react'
import { ceremonyMessage, useAddPasskey, useRenamePasskey } from '../../api/passkeys'
import { presentPasswordError, refusalBanner } from './accountRules'
import { deviceName } from './deviceName'
import { DialogSubmit } from './DialogSubmit'

const nameError = (name: string) =>
  name.trim() === '' && 'A name is required, so that you know which passkey it is'

const notAdded = 'The passkey could not be added. Please try again.'
const notRenamed = 'The name could not be saved. Please try again.'
const refusedToAdd = refusalBanner(['current_password', 'name'], notAdded)

const NameInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput dir="auto" autoComplete="off" maxLength={longestPasskeyName} {...props} />
)

type Closing = { onClose: () => void }

/** Adds a passkey: asks for the password, then lets the browser make it. */
export const AddPasskeyForm = ({ onClose }: Closing) => {
  const { mutateAsync: add } = useAddPasskey()
  const { submit, message, isSaving, errors, register } = useEditor({
    start: { name: deviceName(navigator.userAgent), current: '' },
    rules: ({ name, current }) => ({
      name: nameError(name),
      current: presentPasswordError(current),
    }),
    save: ({ name, current }) => add({ name: name.trim(), password: current }),
    failureText: (error) => ceremonyMessage(error) ?? refusedToAdd(error),
    wireNames: { current_password: 'current' },
    onSaved: () => toast.show({ text: 'Passkey added', tone: 'good' }),
    onClose,
  })
  return (
    <Form label="Add a passkey" spacing="compact" onSubmit={submit}>
      <Text color="ink.muted">
        Your browser asks where to keep it, and checks that it is you. You can go on using your
        password.
      </Text>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="Name" hint="Where it is kept: “My phone”." error={errors.name}>
        <NameInput {...register('name')} />
      </Field>
      <Field label="Your password" error={errors.current}>
        <PasswordInput autoComplete="current-password" {...register('current')} />
      </Field>
      <DialogSubmit onClose={onClose} busy={isSaving} busyText="Waiting…">
        Add passkey
      </DialogSubmit>
    </Form>
  )
}

/** Gives a passkey another name. */
export const RenamePasskeyForm = ({ passkey, onClose }: Closing & { passkey: Passkey }) => {
  const { mutateAsync: rename } = useRenamePasskey()
  const { submit, message, isSaving, errors, register } = useEditor({
    start: { name: passkey.name },
    rules: ({ name }) => ({ name: nameError(name) }),
    save: ({ name }) => rename({ id: passkey.id, name: name.trim() }),
    failureText: refusalBanner(['name'], notRenamed),
    onClose,
  })
  return (
    <Form label="Rename the passkey" spacing="compact" onSubmit={submit}>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="Name" error={errors.name}>
        <NameInput {...register('name')} />
      </Field>
      <DialogSubmit onClose={onClose} busy={isSaving} busyText="Saving…">
        Save name
      </DialogSubmit>
    </Form>
  )
}
