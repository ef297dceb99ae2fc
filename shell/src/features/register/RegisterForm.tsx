import { Button, ButtonLink, Flex } from '@truenorth/shared-ui'
import { Field, FormBanner, PasswordInput, TextInput } from '@truenorth/shared-ui/forms'
import { AccountForm } from '../accountForm/AccountForm'
import { StrengthPanel } from '../passwordStrength/StrengthPanel'
import { TermsField } from './TermsField'
import { useRegisterForm } from './useRegisterForm'

export const RegisterForm = () => {
  const form = useRegisterForm()
  return (
    <AccountForm onSubmit={(event) => void form.submit(event)}>
      {form.banner && <FormBanner>{form.banner}</FormBanner>}
      <Field label="Username" error={form.username.error}>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.username.control}
        />
      </Field>
      <Field label="Email" error={form.email.error}>
        <TextInput type="email" autoComplete="email" {...form.email.control} />
      </Field>
      <Field label="Password" error={form.password.error}>
        <PasswordInput autoComplete="new-password" {...form.password.control} />
      </Field>
      <StrengthPanel password={form.newPassword} />
      <Field label="Confirm password" error={form.confirm.error}>
        <PasswordInput autoComplete="new-password" {...form.confirm.control} />
      </Field>
      <TermsField {...form.terms} />
      <Flex wrap="wrap" gap="12px">
        <ButtonLink to="/" variant="line">
          Back
        </ButtonLink>
        <Button type="submit" flex="1 1 auto" busy={form.isBusy} busyText="Creating Account...">
          Create Account
        </Button>
      </Flex>
    </AccountForm>
  )
}
