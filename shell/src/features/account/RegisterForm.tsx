import { busyMessage, errorDetail, fieldErrors } from '@truenorth/shared-auth'
import { register } from '@truenorth/shared-auth/account'
import { useEditor } from '@truenorth/shared-auth/forms'
import { Button, ButtonLink, Flex, TextLink } from '@truenorth/shared-ui'
import {
  Checkbox,
  Field,
  Form,
  FormBanner,
  PasswordInput,
  TextInput,
} from '@truenorth/shared-ui/forms'
import { useNavigate } from '@truenorth/shared-ui/router'
import { confirmationError, emailError, newPasswordError, usernameError } from './accountRules'
import { StrengthPanel } from './StrengthPanel'

const fieldNames = new Set(['username', 'email', 'password'])
const unexpected = 'An unexpected error occurred during registration. Please try again.'

/** The banner of a refused registration: what the server says of anything but the fields of the form. */
const failureBanner = (error: unknown) => {
  const messages = Object.entries(fieldErrors(error))
  const others = messages.filter(([name]) => !fieldNames.has(name)).flatMap(([, texts]) => texts)
  const texts = [errorDetail(error), ...others].filter((text) => text !== undefined)
  const isExplained = messages.length > 0 || texts.length > 0
  return busyMessage(error) ?? (isExplained ? texts.join(' | ') || undefined : unexpected)
}

const useRegisterForm = () => {
  const navigate = useNavigate()
  const editor = useEditor({
    start: { username: '', email: '', password: '', confirm: '', terms: false },
    rules: ({ username, email, password, confirm, terms }) => ({
      username: usernameError(username),
      email: emailError(email),
      password: newPasswordError(password),
      confirm: confirmationError(confirm, password),
      terms: !terms && 'Please accept the terms and conditions',
    }),
    save: ({ username, email, password }) =>
      register({ username: username.trim(), email: email.trim(), password }),
    failureText: failureBanner,
    onClose: () => {
      const notice = 'Registration successful! Please sign in with your credentials.'
      const username = editor.values.username.trim()
      void navigate('/login', { state: { newUser: true, notice, username } })
    },
  })
  return editor
}

/** Creates an account, and leads to the sign-in screen. */
export const RegisterForm = () => {
  const { submit, message, isSaving, values, errors, ...form } = useRegisterForm()
  return (
    <Form label="Create an account" spacing="compact" onSubmit={submit}>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="Username" error={errors.username}>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('username')}
        />
      </Field>
      <Field label="Email" error={errors.email}>
        <TextInput type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field label="Password" error={errors.password}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <StrengthPanel password={values.password} />
      <Field label="Confirm password" error={errors.confirm}>
        <PasswordInput autoComplete="new-password" {...form.register('confirm')} />
      </Field>
      <Checkbox error={errors.terms} {...form.register('terms')}>
        I accept the {/* In a tab of its own, so that what was typed here stays. */}
        <TextLink to="/terms" target="_blank" rel="noopener">
          terms and conditions
        </TextLink>
      </Checkbox>
      <Flex wrap="wrap" gap="12px">
        <ButtonLink to="/" variant="line">
          Back
        </ButtonLink>
        <Button type="submit" flex="1 1 auto" busy={isSaving} busyText="Creating Account...">
          Create Account
        </Button>
      </Flex>
    </Form>
  )
}
