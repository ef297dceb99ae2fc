import { report } from '../browser/report'
import { get } from '../http/httpClient'
import { isUserRefused } from '../http/refresh'
import { userSchema, type User } from '../session/schemas'
import {
  confirmUser,
  currentGeneration,
  endSession,
  keepUnconfirmed,
  recognizeUser,
  recognizeOwner,
  session,
} from '../session/session'

const firstWaitMs = 3_000
const longestWaitMs = 60_000
let timer: ReturnType<typeof setTimeout> | undefined

// They lie among the user's drafts, under these keys. Their store is loaded when it is needed.
const nameKey = 'account.username'
const dayEndKey = 'account.dayEnd'
const openStore = async () => (await import('../outbox/drafts')).draftStore

/** Keeps the user's name and when their day ends, for a load at which the server does not respond. */
export const keepUser = async ({ id, username, day_end: dayEnd }: User): Promise<void> => {
  const kept = { userId: String(id), savedAt: Date.now() }
  try {
    const store = await openStore()
    await store.put({ ...kept, key: nameKey, value: username })
    if (dayEnd) await store.put({ ...kept, key: dayEndKey, value: dayEnd })
    else await store.remove(kept.userId, dayEndKey)
  } catch (error) {
    report(error, 'the user could not be kept')
  }
}

/** What this browser last saw of that user; undefined what it never did. */
export const recallUser = async (userId: string) => {
  try {
    const store = await openStore()
    const name = (await store.get(userId, nameKey))?.value
    const dayEnd = (await store.get(userId, dayEndKey))?.value
    return {
      ...(typeof name === 'string' && { name }),
      ...(typeof dayEnd === 'number' && { dayEnd }),
    }
  } catch (error) {
    report(error, 'the kept user could not be read')
    return {}
  }
}

/** Removes what is kept of the user, at sign-out. */
export const removeUser = async (userId: string): Promise<void> => {
  const store = await openStore()
  await store.remove(userId, nameKey)
  await store.remove(userId, dayEndKey)
}

const welcome = (user: User) => {
  confirmUser(user)
  void keepUser(user)
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
  if (userId === undefined) return
  const { name, dayEnd } = await recallUser(userId)
  // The server may have said meanwhile who it is.
  if (generation === currentGeneration() && !session.user) recognizeUser(name, dayEnd)
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
