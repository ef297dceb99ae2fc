import { busyMessage, fieldErrors, isNetworkError, isStatus, report } from '@truenorth/shared-auth'
import {
  giveUpLock,
  LockGone,
  type LockKind,
  unlockByPasskey,
  unlockByPin,
} from '@truenorth/shared-auth/lock'
import { Button, Stack, Text } from '@truenorth/shared-ui'
import { Field, Form, FormBanner } from '@truenorth/shared-ui/forms'
import { useEffect, useRef, useState } from 'react'
import { AccountCard } from '../features/account/AccountCard'
import { PinInput } from '../features/account/PinInput'

const away =
  'Truenorth cannot be reached, and the server keeps one half of the key. What you wrote is safe; try again once you are online.'
const failed = 'That did not work. Please try again.'
const refusedPasskey = 'This passkey does not open this lock. Use another one, or sign in again.'

const loadPasskeys = () => import('../api/passkeys')

const unlock = async (kind: LockKind, pin: string) => {
  if (kind === 'pin') return unlockByPin(pin)
  const { askForPasskey } = await loadPasskeys()
  return unlockByPasskey(askForPasskey)
}

const wordsOfCeremony = async (error: unknown) => {
  try {
    return (await loadPasskeys()).ceremonyMessage(error)
  } catch (cause) {
    report(cause, 'the code of passkeys could not be loaded')
    return undefined
  }
}

const sayWhy = async (error: unknown) => {
  if (isNetworkError(error)) return away
  if (isStatus(error, 401)) return refusedPasskey
  return busyMessage(error) ?? (await wordsOfCeremony(error)) ?? failed
}

const useUnlock = (kind: LockKind, onOpen: () => void) => {
  const [pin, setPin] = useState('')
  const [pinError, setPinError] = useState<string>()
  const [banner, setBanner] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isGone, setGone] = useState(false)

  const fail = async (error: unknown) => {
    if (error instanceof LockGone) return setGone(true)
    const wrong = fieldErrors(error)['verifier']?.[0]
    if (wrong !== undefined) {
      setPin('')
      return setPinError(wrong)
    }
    report(error, 'opening the app lock')
    return setBanner(await sayWhy(error))
  }
  const submit = async () => {
    setBanner(undefined)
    setPinError(undefined)
    if (kind === 'pin' && pin === '') return setPinError('Enter your PIN.')
    setBusy(true)
    try {
      await unlock(kind, pin)
      return onOpen()
    } catch (error) {
      await fail(error)
    }
    return setBusy(false)
  }
  const change = (typed: string) => {
    setPin(typed)
    setPinError(undefined)
  }
  return { pin, pinError, banner, isBusy, isGone, change, submit }
}

const forgotten = {
  title: 'Sign in again?',
  subtitle: 'This browser throws away what it keeps of your session, and the lock with it.',
}
const gone = {
  title: 'This lock opens no more',
  subtitle: 'Too many wrong PINs were entered, or your account has no such lock any more.',
}

type SignInAgainProps = { isGone: boolean; onOpen: () => void; onBack: () => void }

const SignInAgain = ({ isGone, onOpen, onBack }: SignInAgainProps) => {
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await giveUpLock().catch((error: unknown) => report(error, 'a lock that was given up'))
    onOpen()
  }
  return (
    <AccountCard withMark {...(isGone ? gone : forgotten)}>
      <Stack gap="16px">
        <Text>
          What you saved is in your account. What you typed and was not sent yet stays here,
          encrypted, and is back once you sign in with the same account. You can set a new lock on
          your account page.
        </Text>
        <Button wide busy={isBusy} busyText="One moment…" onClick={() => void leave()}>
          Sign in again
        </Button>
        {!isGone && (
          <Button variant="line" wide onClick={onBack}>
            Back
          </Button>
        )}
      </Stack>
    </AccountCard>
  )
}

const words = {
  pin: { subtitle: 'Enter your PIN, and go on where you were.', other: 'Forgot your PIN?' },
  passkey: {
    subtitle: 'Use your passkey, and go on where you were.',
    other: 'Passkey not at hand?',
  },
}

type LockPageProps = {
  kind: LockKind
  /** Called when the app may start: the lock is open, or was given up. */
  onOpen: () => void
}

/** The only thing that a locked browser shows. */
export const LockPage = ({ kind, onOpen }: LockPageProps) => {
  const { pin, pinError, banner, isBusy, isGone, change, submit } = useUnlock(kind, onOpen)
  const [isLeaving, setLeaving] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const showsForm = !isGone && !isLeaving
  useEffect(() => {
    if (showsForm && !isBusy)
      form.current?.querySelector<HTMLElement>('input, button[type="submit"]')?.focus()
  }, [showsForm, isBusy])
  if (!showsForm)
    return (
      <main>
        <SignInAgain isGone={isGone} onOpen={onOpen} onBack={() => setLeaving(false)} />
      </main>
    )
  return (
    <main>
      <AccountCard withMark title="Truenorth is locked" subtitle={words[kind].subtitle}>
        <div ref={form}>
          <Form
            label="Unlock"
            spacing="compact"
            onSubmit={(event) => {
              event.preventDefault()
              return submit()
            }}
          >
            {banner && <FormBanner>{banner}</FormBanner>}
            {kind === 'pin' && (
              <Field label="PIN" error={pinError}>
                <PinInput value={pin} onChange={(event) => change(event.target.value)} />
              </Field>
            )}
            <Button
              type="submit"
              wide
              busy={isBusy}
              busyText={kind === 'pin' ? 'Checking…' : 'Waiting for your passkey…'}
            >
              {kind === 'pin' ? 'Unlock' : 'Unlock with a passkey'}
            </Button>
            <Button variant="quiet" wide onClick={() => setLeaving(true)}>
              {words[kind].other}
            </Button>
          </Form>
        </div>
      </AccountCard>
    </main>
  )
}
