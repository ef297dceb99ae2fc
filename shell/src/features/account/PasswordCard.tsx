import { changePassword } from '@truenorth/shared-auth/account'
import { useEditor } from '@truenorth/shared-auth/forms'
import { Button, Card, Text, toast } from '@truenorth/shared-ui'
import { Field, Form, FormBanner, PasswordInput } from '@truenorth/shared-ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { sessionKeys } from '../../api/sessions'
import {
  confirmationError,
  newPasswordError,
  presentPasswordError,
  refusalBanner,
} from './accountRules'
import { StrengthPanel } from './StrengthPanel'

const failed = 'Your password could not be changed. Please try again.'

const usePasswordForm = () => {
  const queryClient = useQueryClient()
  return useEditor({
    start: { current: '', password: '', confirm: '' },
    rules: ({ current, password, confirm }) => ({
      current: presentPasswordError(current),
      password: newPasswordError(password),
      confirm: confirmationError(confirm, password),
    }),
    save: ({ current, password }) =>
      changePassword({ current_password: current, new_password: password }),
    failureText: refusalBanner(['current_password', 'new_password'], failed),
    wireNames: { current_password: 'current', new_password: 'password' },
    afterSave: 'empty',
    onSaved: () => {
      toast.show({ text: 'Password changed', tone: 'good' })
      // The other sessions have ended.
      void queryClient.invalidateQueries({ queryKey: sessionKeys.all })
    },
  })
}

/** Changes the password; it keeps no draft. */
export const PasswordCard = () => {
  const { submit, message, isSaving, values, errors, register } = usePasswordForm()
  return (
    <Card title="Password">
      <Form label="Change your password" spacing="compact" onSubmit={submit}>
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
          With a new password you are signed out everywhere else.
        </Text>
        <Button type="submit" justifySelf="start" busy={isSaving} busyText="Saving…">
          Change password
        </Button>
      </Form>
    </Card>
  )
}
