import { fieldErrors } from '@truenorth/shared-auth'
import { confirmPasswordReset } from '@truenorth/shared-auth/account'
import { useEditor } from '@truenorth/shared-auth/forms'
import { Button, ButtonLink, Grid } from '@truenorth/shared-ui'
import { Field, Form, FormBanner, PasswordInput } from '@truenorth/shared-ui/forms'
import { useNavigate, useParams } from '@truenorth/shared-ui/router'
import { useEffect, useState } from 'react'
import { isSamePassword, presentPasswordError } from './accountRules'
import { StrengthPanel } from './StrengthPanel'

/** The link of a mail: it allows to set a new password once. */
type ResetLink = { uid: string; token: string }

const isLink = (value: unknown): value is ResetLink =>
  typeof value === 'object' &&
  value !== null &&
  'uid' in value &&
  typeof value.uid === 'string' &&
  'token' in value &&
  typeof value.token === 'string'

// After a reload the link is only in the history entry, which nothing but this tab can read.
const keptLink = (): ResetLink | undefined => {
  const kept: unknown = history.state?.resetLink
  return isLink(kept) ? kept : undefined
}

/** The uid and token of the link that was followed; both leave the address at once (D31). */
export const useResetLink = () => {
  const { uid, token } = useParams()
  const [link] = useState(uid && token ? { uid, token } : keptLink)
  useEffect(() => {
    // Not by the router: it would render the screen again, without the token.
    history.replaceState({ ...history.state, resetLink: link }, '', '/password-reset-confirm')
  }, [link])
  return link
}

const useConfirmForm = (link: ResetLink) => {
  const navigate = useNavigate()
  return useEditor({
    start: { password: '', confirm: '' },
    rules: ({ password, confirm }) => ({
      password: presentPasswordError(password),
      confirm: !isSamePassword(confirm, password) && 'Passwords do not match',
    }),
    save: ({ password, confirm }) =>
      confirmPasswordReset({ ...link, new_password: password, re_new_password: confirm }),
    // A password that was refused says so at its field: the link is still good.
    failureText: (error) =>
      fieldErrors(error)['new_password']
        ? undefined
        : 'Failed to reset password. The link may be invalid or expired.',
    wireNames: { new_password: 'password' },
    success: { durationMs: 1500 },
    onClose: () => void navigate('/login', { replace: true }),
  })
}

/** Sets a new password, and leads to the sign-in screen a moment later. */
export const ConfirmResetForm = ({ link }: { link: ResetLink }) => {
  const { submit, message, status, isSaving, values, errors, register } = useConfirmForm(link)
  if (status === 'saved')
    return <FormBanner tone="good">Password reset successful — you can now log in.</FormBanner>
  return (
    <Form label="Finish the reset" spacing="compact" onSubmit={submit}>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="New password" error={errors.password}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <StrengthPanel password={values.password} />
      <Field label="Confirm password" error={errors.confirm}>
        <PasswordInput autoComplete="new-password" {...register('confirm')} />
      </Field>
      <Grid templateColumns="auto minmax(0, 1fr)" gap="12px">
        <ButtonLink to="/login" variant="line">
          Cancel
        </ButtonLink>
        <Button type="submit" busy={isSaving} busyText="Setting password…">
          Set password
        </Button>
      </Grid>
    </Form>
  )
}
