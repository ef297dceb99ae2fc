import { connection } from '../connection/connection'
import { isUnsettled } from '../http/failure'
import { post } from '../http/http'
import { session } from '../session/session'
import { type Asked, claimWrite } from './claimWrite'
import { deliver } from './deliver'
import { writeDownDrafts } from './keepDraft'
import { countUnsent } from './countUnsent'
import { wakeSender } from './sender'
import { writes } from './shelf'
import type { Write } from './write'

type Options = {
  /** What is created, as `mood`: names the listeners of `whenSent`. */
  kind: string
  /** How the shell's frame names it while it waits, in the user's words. */
  label: string
  /** The key of the form's draft: saving that form again corrects what still waits. */
  draft?: string
}

const underWay = new Map<string, Promise<unknown>>()
const kept = new WeakSet<object>()

/** Whether this failure of `sendOnce` left the write in the outbox, to be sent when it can. */
export const isKept = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && kept.has(error)

const settle = async (write: Write, error: unknown) => {
  if (!isUnsettled(error)) {
    await writes.remove(write.userId, write.key)
    return
  }
  await writes.put({ ...write, state: 'waiting', attempts: write.attempts + 1 })
  if (typeof error === 'object' && error !== null) kept.add(error)
}

const send = async <T>(userId: string, asked: Asked): Promise<T> => {
  if (asked.draft !== undefined) await writeDownDrafts()
  const write = await claimWrite(userId, asked)
  await writes.put(write)
  try {
    const answer = await deliver<T>(write)
    await writes.remove(userId, write.key)
    return answer
  } catch (error) {
    await settle(write, error)
    throw error
  } finally {
    await countUnsent()
    // Whether this one has arrived or not: what waits with it is not left for long.
    if (connection.waiting > 0) wakeSender()
  }
}

/**
 * POSTs what a form creates so that it is stored once: through double clicks, repeated saves
 * after a time-out, and reloads. Answers with the created item. When nobody answers (or 429, 5xx)
 * the write is kept and sent later, and the call still rejects: `isKept(error)` is then true.
 */
export const sendOnce = <T>(path: string, body: unknown, options: Options): Promise<T> => {
  const { userId } = session
  const { kind, label, draft } = options
  if (!userId) return post<T>(path, body, { headers: { 'Idempotency-Key': crypto.randomUUID() } })
  const id = JSON.stringify([userId, path, kind, draft, body])
  const running = underWay.get(id)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same call, the same answer
  if (running) return running as Promise<T>
  const sending = send<T>(userId, { path, body, kind, label, draft }).finally(() =>
    underWay.delete(id),
  )
  underWay.set(id, sending)
  return sending
}
