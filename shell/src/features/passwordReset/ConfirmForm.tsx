import { Button, ButtonLink, Grid } from '@truenorth/shared-ui'
import { Field, FormBanner, PasswordInput } from '@truenorth/shared-ui/forms'
import { AccountForm } from '../accountForm/AccountForm'
import { StrengthPanel } from '../passwordStrength/StrengthPanel'
import { type ResetLink, useConfirmForm } from './useConfirmForm'

const success = 'Password reset successful — you can now log in.'

export const ConfirmForm = ({ link }: { link: ResetLink }) => {
  const form = useConfirmForm(link)
  if (form.isDone) return <FormBanner tone="good">{success}</FormBanner>
  return (
    <AccountForm onSubmit={(event) => void form.submit(event)}>
      {form.banner && <FormBanner>{form.banner}</FormBanner>}
      <Field label="New password" error={form.password.error}>
        <PasswordInput autoComplete="new-password" {...form.password.control} />
      </Field>
      <StrengthPanel password={form.newPassword} />
      <Field label="Confirm password" error={form.confirm.error}>
        <PasswordInput autoComplete="new-password" {...form.confirm.control} />
      </Field>
      <Grid templateColumns="auto minmax(0, 1fr)" gap="12px">
        <ButtonLink to="/login" variant="line">
          Cancel
        </ButtonLink>
        <Button type="submit" busy={form.isBusy} busyText="Setting password…">
          Set password
        </Button>
      </Grid>
    </AccountForm>
  )
}
