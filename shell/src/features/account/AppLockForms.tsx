import { useEditor } from '@truenorth/shared-auth/forms'
import { Text, toast } from '@truenorth/shared-ui'
import { Field, Form, FormBanner, Select } from '@truenorth/shared-ui/forms'
import { useTurnLockOn } from '../../api/appLock'
import { ceremonyMessage } from '../../api/passkeys'
import { refusalBanner } from './accountRules'
import { awayOptions } from './awayOptions'
import { DialogSubmit } from './DialogSubmit'
import { PinInput } from './PinInput'
import { newPinError, repeatedPinError } from './pinRules'

type Closing = { onClose: () => void; minutes: number }

const refused = refusalBanner([], 'The lock could not be set. Please try again.')
const said = () => toast.show({ text: 'This browser has a lock now', tone: 'good' })

/** Sets a PIN for this browser, a first one or another. */
export const PinForm = ({ onClose, minutes }: Closing) => {
  const { mutateAsync: turnOn } = useTurnLockOn()
  const { submit, message, isSaving, errors, register } = useEditor({
    start: { pin: '', repeated: '', minutes: String(minutes) },
    rules: ({ pin, repeated }) => ({
      pin: newPinError(pin),
      repeated: repeatedPinError(repeated, pin),
    }),
    save: (typed) => turnOn({ pin: typed.pin, minutes: Number(typed.minutes) }),
    failureText: refused,
    onSaved: said,
    onClose,
  })
  return (
    <Form label="Set a PIN" spacing="compact" onSubmit={submit}>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="PIN" hint="4 to 12 digits; six are a good choice." error={errors.pin}>
        <PinInput {...register('pin')} />
      </Field>
      <Field label="The same PIN again" error={errors.repeated}>
        <PinInput {...register('repeated')} />
      </Field>
      <Field label="Locks">
        <Select options={awayOptions} {...register('minutes')} />
      </Field>
      <Text color="ink.muted" fontSize="14">
        After five wrong PINs it opens no more, and you sign in again. Nobody can read your PIN, so
        nobody can tell it to you.
      </Text>
      <DialogSubmit onClose={onClose} busy={isSaving} busyText="Setting…">
        Set PIN
      </DialogSubmit>
    </Form>
  )
}

/** Lets a passkey of the account open this browser, once it has shown that it does. */
export const PasskeyLockForm = ({ onClose, minutes }: Closing) => {
  const { mutateAsync: turnOn } = useTurnLockOn()
  const { submit, message, isSaving, register } = useEditor({
    start: { minutes: String(minutes) },
    save: (typed) => turnOn({ byPasskey: true, minutes: Number(typed.minutes) }),
    failureText: (error) => ceremonyMessage(error) ?? refused(error),
    onSaved: said,
    onClose,
  })
  return (
    <Form label="Lock with a passkey" spacing="compact" onSubmit={submit}>
      <Text color="ink.muted">
        Your browser asks for one of your passkeys now, so that you know it opens the lock.
      </Text>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="Locks">
        <Select options={awayOptions} {...register('minutes')} />
      </Field>
      <DialogSubmit onClose={onClose} busy={isSaving} busyText="Waiting…">
        Use a passkey
      </DialogSubmit>
    </Form>
  )
}
