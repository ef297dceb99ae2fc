import { hasSignedInBefore } from '@truenorth/shared-auth'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  canOfferPasskeys,
  ceremonyMessage,
  knowsPasskeys,
  signInByPasskey,
} from '../../api/passkeys'
import { signInMessage } from './signInMessage'

const refused = 'This passkey was not accepted. Sign in with your password.'
const failed = 'An error occurred during login. Please try again.'

// Challenges are valid for five minutes: a form that stays open asks for another before that.
const renewalMs = 4 * 60_000

/** Calls at once in a browser that has signed in before, in others when somebody enters a field: the demo calls nobody. */
const whenOfUse = (call: () => void, signal: AbortSignal) => {
  const begun = new AbortController()
  const begin = () => {
    if (begun.signal.aborted) return
    begun.abort()
    call()
  }
  const timer = hasSignedInBefore() ? setTimeout(begin) : undefined
  signal.addEventListener('abort', () => {
    begun.abort()
    clearTimeout(timer)
  })
  const enter = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) begin()
  }
  window.addEventListener('focusin', enter, { signal: begun.signal })
}

/** Calls when the challenge of an offer will soon be too old, or as soon as the page is seen after that. */
const beforeItIsTooOld = (call: () => void, signal: AbortSignal) => {
  const renew = () => {
    if (!document.hidden) call()
    else document.addEventListener('visibilitychange', call, { once: true, signal })
  }
  const timer = setTimeout(renew, renewalMs)
  signal.addEventListener('abort', () => clearTimeout(timer))
}

type Options = {
  /** Whether the session may outlive the browser. */
  remember: () => boolean
  /** Shows why it failed; undefined takes an earlier message away. */
  showBanner: (text: string | undefined) => void
}

/**
 * Signing in with a passkey: by a button, and by what the browser offers at the field of the username. Browsers that have never
 * signed in here ask the server for a challenge only when somebody enters a field.
 */
export const usePasskeySignIn = ({ remember, showBanner }: Options) => {
  const [isBusy, setBusy] = useState(false)
  // The browser waits for one attempt at a time: the next ends the one before.
  const running = useRef<AbortController>(undefined)
  const begin = () => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  const attempt = async (byAutofill: boolean, signal: AbortSignal) => {
    let isAsked = !byAutofill
    const onChosen = () => {
      isAsked = true
      setBusy(true)
    }
    try {
      if (!(await signInByPasskey({ byAutofill, remember, onChosen, signal }))) showBanner(refused)
    } catch (error) {
      // Nobody hears of an offer that nobody took up: there is still the form, and the button.
      if (!isAsked || signal.aborted) return
      showBanner(ceremonyMessage(error) ?? signInMessage(error) ?? failed)
      if (!byAutofill) void offer()
    } finally {
      if (isAsked) setBusy(false)
    }
  }

  const offer = async () => {
    const signal = begin()
    if (!(await canOfferPasskeys()) || signal.aborted) return
    beforeItIsTooOld(() => void offer(), signal)
    await attempt(true, signal)
  }

  const offerFirst = useEffectEvent(() => void offer())
  useEffect(() => {
    if (!knowsPasskeys()) return undefined
    const left = new AbortController()
    whenOfUse(offerFirst, left.signal)
    return () => {
      left.abort()
      running.current?.abort()
    }
  }, [])

  const start = () => {
    showBanner(undefined)
    setBusy(true)
    void attempt(false, begin())
  }

  return { isPossible: knowsPasskeys(), isBusy, start }
}
