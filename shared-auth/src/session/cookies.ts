export const yearSeconds = 365 * 24 * 60 * 60
const forgetCookie = 'truenorth_forget'
const browserSessionCookie = 'truenorth_session'

export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Without `maxAgeSeconds` the cookie ends with the browser session; 0 removes it. */
export const writeCookie = (name: string, value: string, maxAgeSeconds?: number) => {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${age}${secure}`
}

/** The cookie of a browser with an app lock; the document's boot script knows it by this name. */
export const lockCookie = 'truenorth_lock'

/** Whether this browser has an app lock, locked or not. */
export const hasAppLock = (): boolean => readCookie(lockCookie) !== undefined

/** Notes at sign-in whether the session may outlive the browser (D9). */
export const setRemembered = (remember: boolean): void => {
  writeCookie(forgetCookie, '1', remember ? 0 : yearSeconds)
  writeCookie(browserSessionCookie, '1', remember ? 0 : undefined)
}

/** Removes both cookies, when the session is over. */
export const clearRemembered = (): void => setRemembered(true)

/** Whether the running session may outlive the browser. */
export const isRemembered = (): boolean => readCookie(forgetCookie) === undefined

/** At load: true when the browser was closed since a sign-in without "Remember me" (D9). */
export const isForgotten = (): boolean => {
  if (isRemembered()) return false
  if (readCookie(browserSessionCookie) === undefined) return true
  writeCookie(forgetCookie, '1', yearSeconds)
  return false
}
