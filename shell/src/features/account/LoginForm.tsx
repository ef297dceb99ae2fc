import { hasSignedInBefore, isStatus, report } from '@truenorth/shared-auth'
import { signIn } from '@truenorth/shared-auth/account'
import { Button, TextLink } from '@truenorth/shared-ui'
import {
  Checkbox,
  Field,
  Form,
  FormBanner,
  PasswordInput,
  TextInput,
  useForm,
} from '@truenorth/shared-ui/forms'
import { useLocation } from '@truenorth/shared-ui/router'
import { type ReactNode, useState } from 'react'
import { signInMessage } from './signInMessage'
import { usePasskeySignIn } from './usePasskeySignIn'

/** What another screen has left in the state of the navigation to this one. */
const useArrivalState = () => {
  const { state }: { state: unknown } = useLocation()
  const isObject = typeof state === 'object' && state !== null
  const notice = isObject && 'notice' in state ? state.notice : undefined
  const username = isObject && 'username' in state ? state.username : undefined
  return {
    notice: typeof notice === 'string' ? notice : undefined,
    username: typeof username === 'string' ? username : '',
    isNewUser: isObject && 'newUser' in state && state.newUser === true,
  }
}

/** New are users who have just registered, or whose browser has never seen a sign-in. */
export const useIsNewUser = () => {
  const { search } = useLocation()
  const { isNewUser } = useArrivalState()
  // It is decided once: signing in is remembered, and the heading must not change then.
  const [isNew] = useState(
    () =>
      isNewUser || new URLSearchParams(search).get('newUser') === 'true' || !hasSignedInBefore(),
  )
  return isNew
}

// Most accounts ask for no code: what asks for it loads when it is needed, in one file with its set-up, since each file of
// its own costs every visitor its name and hash. Without it, the sign-in has failed.
const loadSecondStep = async (error: unknown) => {
  try {
    const { challengeIn, SecondFactorStep: Step } = await import(
      /* webpackChunkName: "second-factor" */ './SecondFactorStep'
    )
    const challenge = challengeIn(error)
    return challenge === undefined ? undefined : { Step, challenge }
  } catch (cause) {
    report(cause, 'loading the second step of signing in')
    return undefined
  }
}

// Not `useEditor`: with its drafts and conflicts it would add to the first bytes of this screen.
const useLoginForm = (initialUsername: string) => {
  const [banner, showBanner] = useState<string>()
  const { register, handleSubmit, clearErrors, getValues, formState } = useForm({
    defaultValues: { username: initialUsername, password: '', remember: true },
    reValidateMode: 'onSubmit',
    // `Form` moves the focus.
    shouldFocusError: false,
  })

  const [secondStep, setSecondStep] = useState<Awaited<ReturnType<typeof loadSecondStep>>>()

  const submit = handleSubmit(async ({ username, ...rest }) => {
    showBanner(undefined)
    try {
      const isSignedIn = await signIn({ username: username.trim(), ...rest })
      if (!isSignedIn) showBanner('Invalid username or password.')
    } catch (error) {
      const next = isStatus(error, 403) ? await loadSecondStep(error) : undefined
      if (next) setSecondStep(next)
      else showBanner(signInMessage(error) ?? 'An error occurred during login. Please try again.')
    }
  })

  const passkeys = usePasskeySignIn({ remember: () => getValues('remember'), showBanner })

  const goBack = (text?: string) => {
    setSecondStep(undefined)
    showBanner(text)
  }

  return {
    submit,
    secondStep: secondStep && { ...secondStep, remember: getValues('remember'), onBack: goBack },
    banner,
    passkeys,
    isBusy: formState.isSubmitting,
    errors: formState.errors,
    username: register('username', {
      validate: (value) => value.trim() !== '' || 'Username is required',
      onChange: () => clearErrors('username'),
    }),
    password: register('password', {
      required: 'Password is required',
      onChange: () => clearErrors('password'),
    }),
    remember: register('remember'),
  }
}

type LoginFormProps = {
  /** Why the visitor is here; shown until a first attempt has failed. */
  reason: string | undefined
  /** Other ways to enter, below the button. */
  children: ReactNode
}

/** Signs in with a username and a password. */
export const LoginForm = ({ reason, children }: LoginFormProps) => {
  const { notice, username: initialUsername } = useArrivalState()
  const { submit, secondStep, banner, passkeys, isBusy, errors, ...fields } =
    useLoginForm(initialUsername)
  if (secondStep) {
    const { Step, ...step } = secondStep
    return <Step {...step} />
  }
  return (
    <Form label="Sign in" spacing="compact" onSubmit={submit}>
      {(banner ?? reason) && <FormBanner>{banner ?? reason}</FormBanner>}
      {notice && !banner && <FormBanner tone="good">{notice}</FormBanner>}
      <Field label="Username" error={errors.username?.message}>
        <TextInput
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          {...fields.username}
        />
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        aside={
          <TextLink to="/password-reset" fontSize="14" padding="16px 0 6px" margin="-16px 0 -6px">
            Forgot password?
          </TextLink>
        }
      >
        <PasswordInput autoComplete="current-password" {...fields.password} />
      </Field>
      <Checkbox {...fields.remember}>Remember me</Checkbox>
      <Button type="submit" wide busy={isBusy} busyText="Signing In...">
        Sign In
      </Button>
      {passkeys.isPossible && (
        <Button
          variant="line"
          wide
          busy={passkeys.isBusy}
          busyText="Waiting for your passkey…"
          onClick={passkeys.start}
        >
          Sign in with a passkey
        </Button>
      )}
      {children}
    </Form>
  )
}
