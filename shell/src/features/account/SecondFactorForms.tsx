import { useEditor } from '@truenorth/shared-auth/forms'
import { Text, toast } from '@truenorth/shared-ui'
import { Field, Form, FormBanner, PasswordInput, TextInput } from '@truenorth/shared-ui/forms'
import { useState, type ComponentProps } from 'react'
import { useDisableSecondFactor, useRenewRecoveryCodes } from '../../api/secondFactor'
import { presentPasswordError, refusalBanner } from './accountRules'
import { DialogSubmit } from './DialogSubmit'
import { RecoveryCodeList } from './RecoveryCodeList'

type Closing = { onClose: () => void }

/** For a code that an app or a list holds; the server knows whether it is right. */
export const codeError = (code: string) => code.trim() === '' && 'A code is required'

/** A field of a code; the keyboard of a phone shows digits. */
export const CodeInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    inputMode="numeric"
    maxLength={50}
    {...props}
  />
)

type ConfirmedFormProps = Closing & {
  label: string
  text: string
  failed: string
  action: { label: string; busyText: string; variant?: 'danger' }
  save: (confirmed: { current_password: string; code: string }) => Promise<unknown>
  /** Instead of closing the form. */
  onSaved?: () => void
}

const ConfirmedForm = (props: ConfirmedFormProps) => {
  const { label, text, failed, save, onSaved, onClose } = props
  const { label: action, ...look } = props.action
  const { submit, message, isSaving, errors, register } = useEditor({
    start: { current: '', code: '' },
    rules: ({ current, code }) => ({
      current: presentPasswordError(current),
      code: codeError(code),
    }),
    save: ({ current, code }) => save({ current_password: current, code }),
    failureText: refusalBanner(['current_password', 'code'], failed),
    wireNames: { current_password: 'current' },
    ...(onSaved ? { onSaved } : { onClose }),
  })
  return (
    <Form label={label} spacing="compact" onSubmit={submit}>
      <Text color="ink.muted">{text}</Text>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="Your password" error={errors.current}>
        <PasswordInput autoComplete="current-password" {...register('current')} />
      </Field>
      <Field label="Code" hint="From your app, or a recovery code." error={errors.code}>
        <CodeInput inputMode="text" {...register('code')} />
      </Field>
      <DialogSubmit onClose={onClose} busy={isSaving} {...look}>
        {action}
      </DialogSubmit>
    </Form>
  )
}

/** Turns codes off, with the password and a code. */
export const DisableForm = ({ onClose }: Closing) => {
  const { mutateAsync: disable } = useDisableSecondFactor()
  return (
    <ConfirmedForm
      label="Turn off two-step sign-in"
      text="Your password alone signs in then. Your recovery codes end, and so do remembered browsers."
      failed="That could not be turned off. Please try again."
      action={{ label: 'Turn off', busyText: 'Turning off…', variant: 'danger' }}
      save={async (confirmed) => {
        await disable(confirmed)
        toast.show({ text: 'Two-step sign-in is off' })
      }}
      onClose={onClose}
    />
  )
}

/** Makes new recovery codes, with the password and a code, and shows them. */
export const RenewForm = ({ onClose }: Closing) => {
  const { mutateAsync: renew } = useRenewRecoveryCodes()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodeList codes={codes} onDone={onClose} />
  return (
    <ConfirmedForm
      label="New recovery codes"
      text="All earlier ones end at once."
      failed="New codes could not be made. Please try again."
      action={{ label: 'Make new codes', busyText: 'Making them…' }}
      save={async (confirmed) => setCodes((await renew(confirmed)).recovery_codes)}
      onSaved={() => undefined}
      onClose={onClose}
    />
  )
}
