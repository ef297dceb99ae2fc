import { failureDetail, fieldErrors, isStatus, isUnsettled, statusOf } from '../http/failure'
import { session } from '../session/session'
import { currentGeneration } from '../session/userChange'
import { deliver } from './deliver'
import { dropDraft } from './drafts'
import { rememberSent, sentOutline } from './lately'
import { tellOtherTabs } from './tabChannel'
import { drafts, writes } from './shelf'
import { announceSent } from './whenSent'
import { contentOf, isUnsent, type Write } from './write'

const givesUpAfter = 12

// What was typed after the save is still to be saved.
const dropSentDraft = async (key: string, { userId, askedAt }: Write) => {
  const draft = await drafts.get(userId, key)
  if (draft && draft.savedAt <= askedAt) await dropDraft(key, userId)
}

const finish = async (write: Write) => {
  const now = await writes.get(write.userId, write.key)
  const sent = sentOutline(write)
  rememberSent(sent)
  // Its form may have been saved again meanwhile, with other content: that one is still to go.
  if (now && contentOf(now.body) === sent.content) {
    await writes.remove(write.userId, write.key)
    if (now.draft) await dropSentDraft(now.draft, now)
  }
  announceSent(sent)
  tellOtherTabs(write.userId, sent)
}

const reasonOf = (error: unknown) =>
  failureDetail(error) ??
  Object.entries(fieldErrors(error))
    .map(([field, messages]) => `${field}: ${messages.join(' ')}`)
    .join('; ')

// Unless its form was saved again meanwhile: then that attempt decides.
const putBack = async (write: Write) => {
  const now = await writes.get(write.userId, write.key)
  if (now && contentOf(now.body) === contentOf(write.body)) await writes.put(write)
}

const keepFailed = async (write: Write, error: unknown) => {
  await putBack({ ...write, state: 'failed', detail: reasonOf(error) })
  tellOtherTabs(write.userId)
}

// A fault of the server over this one write must not hold up those behind it.
const isItsOwnFault = (error: unknown) => isStatus(error, 500)

// Nor must a limit on one kind of write: who has sent much feedback still logs readings.
const letsOthersPass = (error: unknown) => isItsOwnFault(error) || isStatus(error, 429)

type Outcome = 'next' | 'later' | 'stop'

const attempt = async (write: Write): Promise<Outcome> => {
  await writes.put({ ...write, state: 'sending', triedAt: Date.now() })
  const tried: Write = { ...write, state: 'waiting', attempts: write.attempts + 1 }
  try {
    await deliver(write)
    await finish(write)
    return 'next'
  } catch (error) {
    const isForLater = isUnsettled(error) || isStatus(error, 401) || statusOf(error) === undefined
    if (!isForLater || (isItsOwnFault(error) && tried.attempts >= givesUpAfter)) {
      await keepFailed(tried, error)
      return 'next'
    }
    await putBack(tried)
    return letsOthersPass(error) ? 'later' : 'stop'
  }
}

/** Sends this user's waiting writes in order. True when some are left for another time. */
export const sendWaiting = async (): Promise<boolean> => {
  const { userId } = session
  const generation = currentGeneration()
  if (!userId || session.status !== 'signedIn') return false
  let isSomethingLeft = false
  const waiting = (await writes.listOf(userId)).toSorted((a, b) => a.order - b.order)
  for (const { key } of waiting) {
    if (generation !== currentGeneration()) return false
    const write = await writes.get(userId, key)
    // One that is under way elsewhere, or was cut off by a closing page a moment ago, is looked at again.
    if (write?.state === 'sending' && !isUnsent(write)) isSomethingLeft = true
    if (!write || !isUnsent(write)) continue
    const outcome = await attempt(write)
    if (outcome === 'stop') return true
    if (outcome === 'later') isSomethingLeft = true
  }
  return isSomethingLeft
}
