import { browserZone } from '@truenorth/api-contract/zones'
import { showUnsent } from '../browser/connection'
import { randomId } from '../browser/randomId'
import { currentGeneration, session } from '../session/session'
import { deviceKeyOf } from './deviceKey'
import { draftStore, dropDraft } from './drafts'
import { contentOf } from './events'
import { recentKey } from './sentWrites'
import { createUserStore } from './store'
import { isUnsent, isWaiting, parseWrite, type Write } from './write'

/** What a save asks to be created. */
export type CreateRequest = Pick<Write, 'path' | 'body' | 'kind' | 'label'> & {
  draft: string | undefined
  /** The idempotency key of a save that is never taken for another with the same content. */
  key?: string | undefined
}

/** Unsent writes by user. The functions below alone change it. */
export const writeStore = createUserStore('writes', parseWrite)

let lastOrder = 0
const nextOrder = () => {
  lastOrder = Math.max(Date.now(), lastOrder + 1)
  return lastOrder
}

const currentMoment = () => {
  const now = new Date()
  return { recordedAt: now.toISOString(), ...browserZone(now) }
}

const newWrite = (userId: string, request: CreateRequest): Write => ({
  ...request,
  ...currentMoment(),
  userId,
  key: request.key ?? recentKey(userId, request) ?? randomId(),
  order: nextOrder(),
  state: 'sending',
  attempts: 0,
  triedAt: Date.now(),
  askedAt: Date.now(),
  detail: undefined,
})

const isSameContent = (write: Pick<Write, 'body'>, other: Pick<Write, 'body'>) =>
  contentOf(write.body) === contentOf(other.body)

const isSameSave = (write: Write, request: CreateRequest) => {
  if (write.path !== request.path || write.kind !== request.kind) return false
  if (request.key !== undefined) return write.key === request.key
  if (request.draft !== undefined && write.draft === request.draft) return true
  return isSameContent(write, request)
}

// The moment of a reading is that of its content: unchanged content keeps it, unless the server has refused
// it. A new moment is that of the attempt that follows, by the server's clock.
const replaceWith = (write: Write, request: CreateRequest): Write => {
  const isKept = isSameContent(write, request) && write.state !== 'failed'
  const moment = isKept ? {} : { ...currentMoment(), attempts: 0 }
  const now = Date.now()
  const { key } = write
  return { ...write, ...request, key, ...moment, state: 'sending', triedAt: now, askedAt: now }
}

/** Queues what a save is about: it replaces an unsent write of the same form or content, or is new. */
export const enqueue = async (userId: string, request: CreateRequest): Promise<Write> => {
  const unsent = await writeStore.listOf(userId)
  const same = unsent.find((write) => isSameSave(write, request))
  const write = same ? replaceWith(same, request) : newWrite(userId, request)
  await writeStore.put(write)
  return write
}

/** This user's writes, in the order in which they are sent. */
export const listWrites = async (userId: string): Promise<Write[]> =>
  (await writeStore.listOf(userId)).toSorted((a, b) => a.order - b.order)

export const getWrite = (userId: string, key: string): Promise<Write | undefined> =>
  writeStore.get(userId, key)

/** An attempt to send it begins; false when it is no longer there, or another attempt has begun. */
export const markSending = async ({ userId, key }: Write): Promise<boolean> => {
  const begun = await writeStore.change(userId, key, (stored) =>
    isUnsent(stored) ? { ...stored, state: 'sending', triedAt: Date.now() } : undefined,
  )
  return begun !== undefined
}

// A form that was saved again meanwhile with other content decides for itself.
const changeUnlessSavedAgain = (write: Write, changes: (stored: Write) => Partial<Write>) =>
  writeStore.change(write.userId, write.key, (stored) =>
    isSameContent(stored, write) ? { ...stored, ...changes(stored) } : undefined,
  )

/** The attempt has ended without a result. */
export const markWaiting = async (write: Write): Promise<void> => {
  await changeUnlessSavedAgain(write, ({ attempts }) => ({
    state: 'waiting',
    attempts: attempts + 1,
  }))
}

/** The server has refused it, for the reason in `detail`. */
export const markFailed = async (write: Write, detail: string): Promise<void> => {
  await changeUnlessSavedAgain(write, ({ attempts }) => ({
    state: 'failed',
    attempts: attempts + 1,
    detail,
  }))
}

/**
 * Removes a write that is sent, or that its form has to deal with, and answers with it as it was stored;
 * undefined when its form was saved again meanwhile with other content, which is still to be sent.
 */
export const removeWrite = async (write: Write): Promise<Write | undefined> => {
  let sent: Write | undefined
  await writeStore.change(write.userId, write.key, (stored) => {
    sent = isSameContent(stored, write) ? stored : undefined
    return sent && 'remove'
  })
  return sent
}

const requeueWith = async (key: string, changes: () => Partial<Write>) => {
  if (!session.userId) return false
  const found = await writeStore.change(session.userId, key, (write) => ({
    ...write,
    ...changes(),
    state: 'waiting',
    detail: undefined,
  }))
  return found !== undefined
}

/** Queues a refused write once more, as the user asks. False when it is gone. */
export const requeue = (key: string): Promise<boolean> => requeueWith(key, () => ({}))

/** Queues a refused write once more as one of this moment, as the user asks. False when it is gone. */
export const requeueAsOfNow = (key: string): Promise<boolean> =>
  requeueWith(key, () => ({ ...currentMoment(), attempts: 0 }))

let counts = 0

/** Shows in the shell's frame how many writes of this user wait, and which were refused; answers with the number of both. */
export const countUnsent = async (): Promise<number> => {
  const generation = currentGeneration()
  counts += 1
  const count = counts
  const writes = session.userId ? await writeStore.listOf(session.userId) : []
  const failed = writes.filter(({ state }) => state === 'failed')
  const waiting = writes.filter((write) => isWaiting(write)).length
  // Reading takes its time: a count that was begun later knows better.
  if (generation !== currentGeneration() || count !== counts) return waiting + failed.length
  showUnsent(
    waiting,
    failed.map(({ key, kind, label, body, recordedAt, detail = '' }) => ({
      key,
      kind,
      label,
      detail,
      body,
      recordedAt,
    })),
  )
  return waiting + failed.length
}

/** Drops an unsent write for good, as the user asks. False when it is gone. */
export const discardWrite = async (key: string): Promise<boolean> => {
  const { userId } = session
  if (!userId) return false
  const isThere = (await writeStore.keysOf(userId)).includes(key)
  await writeStore.remove(userId, key)
  await countUnsent()
  return isThere
}

/**
 * Detaches a waiting write from its form when that closes: the queue sends it, and the form opens empty
 * the next time. What was edited after the save keeps its draft.
 */
export const detachDraft = async (
  userId: string,
  draft: string,
  editedAt: number,
): Promise<void> => {
  const writes = await writeStore.listOf(userId)
  const write = writes.find((write) => write.draft === draft)
  const detached =
    write &&
    (await writeStore.change(userId, write.key, (stored) =>
      stored.draft === draft && stored.state === 'waiting' && stored.askedAt >= editedAt
        ? { ...stored, draft: undefined }
        : undefined,
    ))
  if (detached) await dropDraft(draft, userId)
}

/** Detaches a refused write from its form, which begins afresh: it stays for its author to decide about. */
export const detachRefused = async (userId: string, draft: string): Promise<void> => {
  for (const key of await writeStore.keysOf(userId))
    await writeStore.change(userId, key, (write) =>
      write.draft === draft && write.state === 'failed'
        ? { ...write, draft: undefined }
        : undefined,
    )
}

/** Removes what a user typed and has not sent, whether it can be read now or not. */
export const clearUserData = async (userId: string): Promise<void> => {
  for (const store of [draftStore, writeStore])
    for (const key of await store.keysOf(userId)) await store.remove(userId, key)
}

/** Fetches this user's key, and encrypts with it what lies in this browser in clear. */
export const sealUserData = async (userId: string): Promise<void> => {
  if (!(await deviceKeyOf(userId))) return
  for (const store of [draftStore, writeStore]) await store.sealAll(userId)
}
