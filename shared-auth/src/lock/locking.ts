// Locks: by itself when nobody is here, when another tab has locked, and on demand.
import { withLock } from '../browser/locks'
import { report } from '../browser/report'
import { refreshLock } from '../http/refresh'
import { removeStoredKeys } from '../outbox/deviceKey'
import { flushDrafts } from '../outbox/draftWriter'
import { sealUserData } from '../outbox/queue'
import { followSignOut, onUserChange, session } from '../session/session'
import { hasToken, ownerOf, storedTokens } from '../session/tokens'
import { isAway, markSeen, readingMs, readMark } from './lockMark'
import { readLock } from './lockRecord'
import {
  endLock,
  keepWrapped,
  lockAtOnce,
  lockTokens,
  tokensWrapped,
  wrapStored,
} from './wrapTokens'

const tickMs = 5_000
const flushWaitMs = 3_000
const renewalWaitMs = 10_000
// Cookies of another tab may arrive later than what it does to local storage.
const settleMs = 400
const mostLooks = 8

const soon = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

let cover: CSSStyleSheet | undefined

/** Hides everything that is on the screen, open dialogs included. */
const coverScreen = () => {
  if (cover) return
  cover = new CSSStyleSheet()
  cover.replaceSync('* { visibility: hidden !important }')
  document.adoptedStyleSheets.push(cover)
}

const uncoverScreen = () => {
  if (!cover) return
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== cover)
  cover = undefined
}

/** Forgets the keys to what lies in this browser, that of sealed pages included: the key of drafts comes again with the session. */
export const forgetLockedKeys = (): Promise<void> =>
  removeStoredKeys().catch((error: unknown) => report(error, 'keys that are still here'))

// What was typed is encrypted with the user's key while that is here.
const putAwayTexts = async () => {
  const { userId, demo } = session
  await flushDrafts()
  if (userId && !demo) await sealUserData(userId)
}

// A form may ask whether to leave the page. It keeps a draft, and nobody must read on meanwhile.
const reloadUnasked = () => {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
  })
  location.reload()
}

let isLocking = false

const lock = async () => {
  const failed = (error: unknown) => report(error, 'locking')
  await Promise.race([putAwayTexts().catch(failed), soon(flushWaitMs)])
  await lockTokens()
  await forgetLockedKeys()
  // A renewal that is under way replaces the refresh token: the record needs the new one.
  await withLock(refreshLock, renewalWaitMs, async () => {}).catch(failed)
  await tokensWrapped()
}

/**
 * Locks the browser: hides the screen at once, puts away tokens and what was typed, and ends the page, so that nothing of it
 * is left in memory either. It begins again behind the lock; other tabs follow.
 */
export const lockNow = async (): Promise<void> => {
  if (isLocking || session.demo || readMark() === undefined) return
  isLocking = true
  coverScreen()
  lockAtOnce()
  await lock().catch((error: unknown) => report(error, 'locking'))
  reloadUnasked()
}

let touchedAt = Date.now()
let stop: (() => void) | undefined

const touched = () => {
  touchedAt = Date.now()
}

let isFollowing = false

// The tokens are gone: another tab has locked, or has signed out. That one ends the lock, if it has to end.
const followOtherTab = async () => {
  if (isFollowing || session.status !== 'signedIn' || session.demo) return uncoverScreen()
  isFollowing = true
  for (let looks = 0; looks < mostLooks; looks += 1) {
    await soon(settleMs)
    const mark = readMark()
    if (mark === 'locked') return lockNow()
    if (mark === undefined || hasToken(storedTokens())) break
  }
  if (!hasToken(storedTokens())) followSignOut(storedTokens())
  isFollowing = false
  return uncoverScreen()
}

const check = () => {
  const mark = readMark()
  if (isLocking) return
  if (mark === undefined) {
    uncoverScreen()
    stop?.()
    return
  }
  const tokens = storedTokens()
  if (mark === 'locked') void lockNow()
  else if (!hasToken(tokens)) void followOtherTab()
  else if (isAway(mark)) void lockNow()
  else if (!document.hidden) {
    uncoverScreen()
    if (Date.now() - touchedAt < readingMs(mark)) markSeen(mark.minutes)
  }
}

const hide = () => {
  const mark = readMark()
  if (mark === undefined || session.demo) return
  if (mark !== 'locked' && !hasToken(storedTokens())) return
  // The picture of the page in a list of apps, too.
  coverScreen()
  if (mark === 'locked') return
  if (mark.minutes === 0) void lockNow()
  else markSeen(mark.minutes)
}

const followVisibility = () => {
  if (document.hidden) return hide()
  touched()
  check()
}

// A sign-out ends the lock, and so does another user. Who has to sign in again after a session that was refused keeps it.
const followUser = async () => {
  if (isFollowing) return undefined
  const { status, ended } = session
  if (status === 'signedOut' && ended === 'signOut') return endLock()
  const owner = ownerOf(storedTokens())
  if (owner === undefined) return undefined
  const record = await readLock()
  return record?.userId === owner ? undefined : endLock()
}

const userChanged = () => {
  followUser().catch((error: unknown) => report(error, 'the app lock of somebody else'))
}

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

const listen = () => {
  const passive = { capture: true, passive: true }
  for (const input of inputs) document.addEventListener(input, touched, passive)
  document.addEventListener('visibilitychange', followVisibility)
  window.addEventListener('pageshow', check)
  window.addEventListener('storage', check)
  const timer = setInterval(check, tickMs)
  const stopFollowing = onUserChange(userChanged)
  return () => {
    for (const input of inputs) document.removeEventListener(input, touched, passive)
    document.removeEventListener('visibilitychange', followVisibility)
    window.removeEventListener('pageshow', check)
    window.removeEventListener('storage', check)
    clearInterval(timer)
    stopFollowing()
    stop = undefined
  }
}

/** Begins to lock this tab when nobody is here, and with the others. May be repeated. */
export const watchLock = (): void => {
  if (readMark() === undefined) return
  if (!stop) {
    stop = listen()
    // In a tab that is closed soon there is no time for it.
    wrapStored().catch((error: unknown) => report(error, 'tokens for the app lock'))
  }
  // A lock that was taken off and set again needs it again.
  keepWrapped()
  check()
}
