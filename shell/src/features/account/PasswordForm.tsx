import { changePassword } from '@truenorth/shared-auth/account'
import { useEditor } from '@truenorth/shared-auth/forms'
import { Button, Text, toast } from '@truenorth/shared-ui'
import { Field, Form, FormBanner, PasswordInput } from '@truenorth/shared-ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { accountEventQueries } from '../../api/accountEvents'
import { passkeyQueries } from '../../api/passkeys'
import { secondFactorQueries } from '../../api/secondFactor'
import { sessionKeys } from '../../api/sessions'
import {
  confirmationError,
  newPasswordError,
  presentPasswordError,
  refusalBanner,
} from './accountRules'
import { StrengthPanel } from './StrengthPanel'

const failed = 'Your password could not be changed. Please try again.'

// What a new password ends or adds to.
const changed = [
  sessionKeys.all,
  accountEventQueries.list().queryKey,
  passkeyQueries.list().queryKey,
  secondFactorQueries.show().queryKey,
]

type PasswordFormProps = {
  label: string
  /** Removes passkeys too, and forgets remembered browsers. */
  removesPasskeys?: boolean
  /** What a new password ends. */
  consequence: string
  /** Called after the change. Without it the form is emptied and stays. */
  onChanged?: () => void
}

/** Changes the password; it keeps no draft. */
export const PasswordForm = (props: PasswordFormProps) => {
  const { label, removesPasskeys = false, consequence, onChanged } = props
  const queryClient = useQueryClient()
  const { submit, message, isSaving, values, errors, register } = useEditor({
    start: { current: '', password: '', confirm: '' },
    rules: ({ current, password, confirm }) => ({
      current: presentPasswordError(current),
      password: newPasswordError(password),
      confirm: confirmationError(confirm, password),
    }),
    save: ({ current, password }) =>
      changePassword({
        current_password: current,
        new_password: password,
        ...(removesPasskeys && { removes_passkeys: true }),
      }),
    failureText: refusalBanner(['current_password', 'new_password'], failed),
    wireNames: { current_password: 'current', new_password: 'password' },
    afterSave: 'empty',
    onSaved: () => {
      toast.show({ text: 'Password changed', tone: 'good' })
      for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey })
      onChanged?.()
    },
  })
  return (
    <Form label={label} spacing="compact" onSubmit={submit}>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="Current password" error={errors.current}>
        <PasswordInput autoComplete="current-password" {...register('current')} />
      </Field>
      <Field label="New password" error={errors.password}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      {values.password && <StrengthPanel password={values.password} />}
      <Field label="Confirm new password" error={errors.confirm}>
        <PasswordInput autoComplete="new-password" {...register('confirm')} />
      </Field>
      <Text color="ink.muted" fontSize="14">
        {consequence}
      </Text>
      <Button type="submit" justifySelf="start" busy={isSaving} busyText="Saving…">
        Change password
      </Button>
    </Form>
  )
}
