import { register } from '@truenorth/shared-auth'
import { useNavigate } from '@truenorth/shared-ui/router'
import { useAccountForm } from '../accountForm/useAccountForm'
import { checkConfirmation, checkEmail, checkPassword, checkUsername } from './registerRules'
import { registrationFailure } from './registrationFailure'

const blank = { username: '', email: '', password: '', confirm: '', terms: false }

const welcome = {
  newUser: true,
  notice: 'Registration successful! Please sign in with your credentials.',
}

export const useRegisterForm = () => {
  const navigate = useNavigate()
  const { form, field, banner, showBanner } = useAccountForm(blank)

  const showFailure = (error: unknown) => {
    const failure = registrationFailure(error)
    showBanner(failure.banner)
    failure.fields.forEach(({ name, message }, index) =>
      form.setError(name, { message }, { shouldFocus: index === 0 }),
    )
  }

  const submit = form.handleSubmit(async ({ username, email, password }) => {
    showBanner(undefined)
    try {
      const name = username.trim()
      await register({ username: name, email: email.trim(), password })
      await navigate('/login', { state: { ...welcome, username: name } })
    } catch (error) {
      showFailure(error)
    }
  })

  return {
    submit,
    banner,
    isBusy: form.formState.isSubmitting,
    newPassword: form.watch('password'),
    username: field('username', { validate: checkUsername }),
    email: field('email', { validate: checkEmail }),
    password: field('password', { validate: checkPassword }),
    confirm: field('confirm', {
      validate: (value, { password }) => checkConfirmation(value, password),
    }),
    terms: field('terms', {
      validate: (value) => value || 'Please accept the terms and conditions',
    }),
  }
}
