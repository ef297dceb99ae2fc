import { report } from '../browser/report'
import { get } from '../http/httpClient'
import { isUserRefused } from '../http/refresh'
import { userSchema, type User } from '../session/schemas'
import {
  confirmUser,
  currentGeneration,
  endSession,
  keepUnconfirmed,
  recognizeName,
  recognizeOwner,
  session,
} from '../session/session'

const firstWaitMs = 3_000
const longestWaitMs = 60_000
let timer: ReturnType<typeof setTimeout> | undefined

// The name lies among the user's drafts, under this key. Its store is loaded when it is needed.
const nameKey = 'account.username'
const openStore = async () => (await import('../outbox/drafts')).draftStore

/** Keeps the user's name, for a load at which the server does not respond. */
export const keepName = async (userId: string, username: string): Promise<void> => {
  try {
    await (await openStore()).put({ userId, key: nameKey, value: username, savedAt: Date.now() })
  } catch (error) {
    report(error, 'the name could not be kept')
  }
}

/** The name under which this browser last saw that user; undefined when it never did. */
export const recallName = async (userId: string): Promise<string | undefined> => {
  try {
    const kept = await (await openStore()).get(userId, nameKey)
    return typeof kept?.value === 'string' ? kept.value : undefined
  } catch (error) {
    report(error, 'the kept name could not be read')
    return undefined
  }
}

/** Removes the kept name, at sign-out. */
export const removeName = async (userId: string): Promise<void> =>
  (await openStore()).remove(userId, nameKey)

const welcome = (user: User) => {
  confirmUser(user)
  void keepName(String(user.id), user.username)
}

// Asks again after a while, and when the browser comes online.
const askAgain = (waitMs: number) => {
  const again = () => {
    clearTimeout(timer)
    window.removeEventListener('online', again)
    if (session.status === 'signedIn' && !session.user)
      void loadUser(Math.min(waitMs * 2, longestWaitMs))
  }
  clearTimeout(timer)
  timer = setTimeout(again, waitMs)
  window.addEventListener('online', again)
}

const goOnUnconfirmed = async (waitMs: number, generation: number) => {
  keepUnconfirmed()
  askAgain(waitMs)
  const { userId } = session
  const name = userId && (await recallName(userId))
  if (name && generation === currentGeneration()) recognizeName(name)
}

/**
 * Asks the server to whom the token belongs. The session ends only when the server refuses it; without a
 * response it goes on with what is known from the token, and the question is repeated (D32).
 */
export const loadUser = async (waitMs = firstWaitMs): Promise<void> => {
  const generation = currentGeneration()
  recognizeOwner()
  try {
    welcome(await get('/auth/users/me/', userSchema))
  } catch (error) {
    if (generation !== currentGeneration()) return
    if (isUserRefused(error)) {
      endSession('refused')
      return
    }
    report(error, 'who is signed in could not be asked')
    await goOnUnconfirmed(waitMs, generation)
  }
}
