import { Button, Card, Text } from '@truenorth/shared-ui'
import { Field, FormBanner, PasswordInput } from '@truenorth/shared-ui/forms'
import { AccountForm } from '../../accountForm/AccountForm'
import { StrengthPanel } from '../../passwordStrength/StrengthPanel'
import { passwordWords } from '../content'
import { usePasswordForm } from './usePasswordForm'

export const PasswordCard = () => {
  const form = usePasswordForm()
  return (
    <Card title={passwordWords.title}>
      <AccountForm onSubmit={(event) => void form.submit(event)}>
        {form.banner && <FormBanner>{form.banner}</FormBanner>}
        <Field label="Current password" error={form.current.error}>
          <PasswordInput autoComplete="current-password" {...form.current.control} />
        </Field>
        <Field label="New password" error={form.password.error}>
          <PasswordInput autoComplete="new-password" {...form.password.control} />
        </Field>
        {form.newPassword && <StrengthPanel password={form.newPassword} />}
        <Field label="Confirm new password" error={form.confirm.error}>
          <PasswordInput autoComplete="new-password" {...form.confirm.control} />
        </Field>
        <Text color="ink.muted" fontSize="14">
          {passwordWords.hint}
        </Text>
        <Button type="submit" justifySelf="start" busy={form.isBusy} busyText="Saving…">
          Change password
        </Button>
      </AccountForm>
    </Card>
  )
}
