import { errorDetail, fieldErrors, isRetryable, isStatus, statusOf } from '../http/errors'
import { isUnauthorized } from '../http/refresh'
import { currentGeneration, session } from '../session/session'
import { deliver, isDeletedSince } from './deliver'
import { dropDraftSavedBy } from './drafts'
import { announceSent } from './events'
import { getWrite, listWrites, markFailed, markSending, markWaiting, removeWrite } from './queue'
import { rememberSent, tellOtherTabs, toSentWrite } from './sentWrites'
import { isUnsent, type Write } from './write'

const mostAttempts = 12

const finish = async (write: Write) => {
  const sent = toSentWrite(write)
  rememberSent(sent)
  const stored = await removeWrite(write)
  if (stored?.draft) await dropDraftSavedBy(stored.draft, stored.userId, stored.askedAt)
  announceSent(sent)
  tellOtherTabs(write.userId, sent)
}

const reasonOf = (error: unknown) =>
  errorDetail(error) ??
  Object.entries(fieldErrors(error))
    .map(([field, messages]) => `${field}: ${messages.join(' ')}`)
    .join('; ')

const fail = async (write: Write, error: unknown) => {
  await markFailed(write, reasonOf(error))
  tellOtherTabs(write.userId)
}

// An error of the server over this one write must not hold up the writes behind it.
const isItsOwnError = (error: unknown) => isStatus(error, 500)

// Nor must a limit on one kind of write: much feedback does not hold up readings.
const letsOthersPass = (error: unknown) => isItsOwnError(error) || isStatus(error, 429)

// A session that is refused says nothing about the write, nor does an error without a response.
const mayPassLater = (error: unknown) =>
  isRetryable(error) || isUnauthorized(error) || statusOf(error) === undefined

/** What the round does after an attempt: go on, go on and come back to it, or end. */
type Outcome = 'next' | 'later' | 'stop'

// What was deleted since has been sent: sending it anew would bring it back.
const deliverOrFindDeleted = (write: Write) =>
  deliver(write).catch((error: unknown) => {
    if (!isDeletedSince(error)) throw error
  })

const attempt = async (write: Write): Promise<Outcome> => {
  // Its form has just saved or discarded it.
  if (!(await markSending(write))) return 'later'
  try {
    await deliverOrFindDeleted(write)
    await finish(write)
    return 'next'
  } catch (error) {
    const isLast = isItsOwnError(error) && write.attempts + 1 >= mostAttempts
    if (isLast || !mayPassLater(error)) {
      await fail(write, error)
      return 'next'
    }
    await markWaiting(write)
    return letsOthersPass(error) ? 'later' : 'stop'
  }
}

/** Sends this user's waiting writes in order. True when some are left for another time. */
export const sendQueued = async (): Promise<boolean> => {
  const { userId } = session
  const generation = currentGeneration()
  if (!userId || session.status !== 'signedIn') return false
  let isSomethingLeft = false
  for (const { key } of await listWrites(userId)) {
    if (generation !== currentGeneration()) return false
    const write = await getWrite(userId, key)
    // Another tab sends it, or a page was closed while sending it a moment ago: it is looked at again.
    if (write?.state === 'sending' && !isUnsent(write)) isSomethingLeft = true
    if (!write || !isUnsent(write)) continue
    const outcome = await attempt(write)
    if (outcome === 'stop') return true
    if (outcome === 'later') isSomethingLeft = true
  }
  return isSomethingLeft
}
