// Inline in every document, before the first paint: sets the theme, hides the landing page from a known
// browser, and prefetches what the screen requests from the API first.
import { headerNames } from '@truenorth/api-contract/headers'
import { browserZone } from '@truenorth/api-contract/zones'

declare global {
  /** Responses by address, for one token. `shared-auth` answers the screen's own requests with them. */
  var truenorthEarly: { token: string; answers: Record<string, Promise<Response>> }
}

const root = document.documentElement
const { cookie } = document

let stored: Record<string, string | undefined> = {}
try {
  // Throws where the browser blocks storage.
  if (localStorage.length) stored = localStorage
} catch {
  // Nothing is known of this browser then.
}

const isDark =
  stored['darkMode'] === 'true' ||
  (stored['darkMode'] !== 'false' && matchMedia('(prefers-color-scheme: dark)').matches)
root.classList.add(isDark ? 'dark' : 'light')
const themeColor = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
if (themeColor) themeColor.content = isDark ? '#0D1420' : '#FAF7F0'

/**
 * Prefetches for a token that is valid for five more seconds.
 * @throws when it is no token
 */
const prefetch = (token = '') => {
  const [, payload = ''] = token.split('.')
  const claims: { exp: number } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))
  if (!(claims.exp * 1000 > Date.now() + 5000)) return
  const { zone, offset } = browserZone()
  const headers = {
    Authorization: 'Bearer ' + token,
    [headerNames.timeZone]: zone,
    [headerNames.timeZoneOffset]: String(offset),
  }
  const answers: Record<string, Promise<Response>> = {}
  for (const path of ['/auth/users/me/', ...(root.dataset['prefetch']?.split(' ') ?? [])]) {
    // `:2` stands for the second part of the address.
    const address =
      '/api' + path.replace(/:(\d+)/g, (_, i: string) => location.pathname.split('/')[+i] ?? '')
    answers[address] = fetch(address, { signal: AbortSignal.timeout(10_000), headers })
    // The body is read at once: a response that nobody reads would keep its connection open.
    answers[address].then((response) => response.clone().blob()).catch(() => {})
  }
  window.truenorthEarly = { token, answers }
}

// A session without "remember me" ends with the browser; its tokens are still stored then.
if (!/truenorth_forget=/.test(cookie) || /truenorth_session=/.test(cookie)) {
  const token = stored['access_token']
  // Whoever has an app lock may have to open it first.
  const isLocked = /truenorth_lock=/.test(cookie)
  if (token || stored['refresh_token'] || stored['truenorth_demo'] === 'true' || isLocked)
    root.dataset['known'] = ''
  try {
    if (!isLocked) prefetch(token)
  } catch {
    // There is no token, or it is malformed: the session handles that.
  }
}
