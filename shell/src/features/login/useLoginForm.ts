import { busyText, signIn } from '@truenorth/shared-auth'
import { useLocation } from '@truenorth/shared-ui/router'
import { useAccountForm } from '../accountForm/useAccountForm'
import { usernameIn } from './usernameIn'

const blank = { password: '', remember: true }

export const useLoginForm = () => {
  const { state } = useLocation()
  const initial = { ...blank, username: usernameIn(state) }
  const { form, field, banner, showBanner } = useAccountForm(initial)

  const submit = form.handleSubmit(async ({ username, ...rest }) => {
    showBanner(undefined)
    try {
      const isSignedIn = await signIn({ username: username.trim(), ...rest })
      if (!isSignedIn) showBanner('Invalid username or password.')
    } catch (error) {
      showBanner(busyText(error) ?? 'An error occurred during login. Please try again.')
    }
  })

  return {
    submit,
    banner,
    isBusy: form.formState.isSubmitting,
    username: field('username', {
      validate: (value) => value.trim() !== '' || 'Username is required',
    }),
    password: field('password', { required: 'Password is required' }),
    remember: field('remember'),
  }
}
