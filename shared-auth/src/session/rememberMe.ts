import { readCookie, writeCookie } from './cookies'

const yearSeconds = 365 * 24 * 60 * 60
const forget = 'truenorth_forget'
const running = 'truenorth_session'

/** Notes at sign-in whether the session may outlive the browser (D9). */
export const chooseRemembering = (remember: boolean): void => {
  writeCookie(forget, '1', remember ? 0 : yearSeconds)
  writeCookie(running, '1', remember ? 0 : undefined)
}

export const dropRemembering = (): void => chooseRemembering(true)

/** Whether the running session may outlive the browser. */
export const isRemembered = (): boolean => readCookie(forget) === undefined

/** True at load when the browser was closed since a sign-in that was not to be remembered. */
export const isForgotten = (): boolean => {
  if (readCookie(forget) === undefined) return false
  if (readCookie(running) === undefined) return true
  writeCookie(forget, '1', yearSeconds)
  return false
}
