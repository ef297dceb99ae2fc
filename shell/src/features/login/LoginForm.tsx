import { Button, TextLink } from '@truenorth/shared-ui'
import { Checkbox, Field, FormBanner, PasswordInput, TextInput } from '@truenorth/shared-ui/forms'
import { AccountForm } from '../accountForm/AccountForm'
import { DemoButton } from '../demo/DemoButton'
import { useLoginForm } from './useLoginForm'

type LoginFormProps = {
  notice: string | undefined
  /** Why the visitor is here, until a first attempt says something else. */
  reason: string | undefined
}

export const LoginForm = ({ notice, reason }: LoginFormProps) => {
  const { submit, banner, isBusy, username, password, remember } = useLoginForm()
  return (
    <AccountForm onSubmit={(event) => void submit(event)}>
      {(banner ?? reason) && <FormBanner>{banner ?? reason}</FormBanner>}
      {notice && !banner && <FormBanner tone="good">{notice}</FormBanner>}
      <Field label="Username" error={username.error}>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...username.control}
        />
      </Field>
      <Field
        label="Password"
        error={password.error}
        aside={
          <TextLink to="/password-reset" fontSize="14" padding="16px 0 6px" margin="-16px 0 -6px">
            Forgot password?
          </TextLink>
        }
      >
        <PasswordInput autoComplete="current-password" {...password.control} />
      </Field>
      <Checkbox {...remember.control}>Remember me</Checkbox>
      <Button type="submit" wide busy={isBusy} busyText="Signing In...">
        Sign In
      </Button>
      <DemoButton />
    </AccountForm>
  )
}
