import { get } from '../http/http'
import { statusOf } from '../http/failure'
import { report } from '../report/report'
import { endSession } from './endSession'
import { keepName, recallName } from './knownName'
import { session } from './session'
import { currentTokens } from './tokens'
import { tokenOwner } from './tokenOwner'
import { readUser, type User } from './user'
import { announceUserChange, currentGeneration } from './userChange'

const longestWaitMs = 60_000
let timer: ReturnType<typeof setTimeout> | undefined

const welcome = (user: User) => {
  const userId = String(user.id)
  // Another tab may have signed in somebody else under an unreadable token.
  if (session.userId !== undefined && session.userId !== userId) announceUserChange()
  Object.assign(session, { user, userId, status: 'signedIn', ended: undefined })
  void keepName(userId, user.username)
}

const greetAsKnown = async (generation: number) => {
  const { userId } = session
  const name = userId && (await recallName(userId))
  if (name && generation === currentGeneration()) session.knownAs = name
}

// No answer keeps the session: show what can be shown, and keep asking (D32).
const carryOn = (error: unknown, waitMs: number) => {
  report(error, 'who is signed in could not be asked')
  session.status = 'signedIn'
  session.ended = undefined
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

const isRefused = (error: unknown) => [401, 403, 404].includes(statusOf(error) ?? 0)

/** Asks who the token belongs to; ends the session only when the server refuses it. */
export const loadUser = async (waitMs = 3000): Promise<void> => {
  const generation = currentGeneration()
  session.userId ??= tokenOwner(currentTokens().access ?? currentTokens().refresh)
  try {
    welcome(readUser(await get<unknown>('/auth/users/me/')))
  } catch (error) {
    if (generation !== currentGeneration()) return
    if (isRefused(error)) endSession('refused')
    else {
      carryOn(error, waitMs)
      await greetAsKnown(generation)
    }
  }
}
