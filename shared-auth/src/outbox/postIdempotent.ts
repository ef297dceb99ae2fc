import type * as z from 'zod/mini'
import { headerNames } from '@truenorth/api-contract/headers'
import { connection } from '../browser/connection'
import { randomId } from '../browser/randomId'
import { isRetryable } from '../http/errors'
import { post } from '../http/httpClient'
import { parseBody, type Schema } from '../http/parseBody'
import { isUnauthorized } from '../http/refresh'
import { session } from '../session/session'
import { deliver, isDeletedSince } from './deliver'
import { flushDrafts } from './draftWriter'
import { countUnsent, type CreateRequest, enqueue, markWaiting, removeWrite } from './queue'
import { sendSoon } from './sender'
import type { Write } from './write'

type Options = {
  /** What is created, as `mood`: the kind that `useOnWriteSent` listens for. */
  kind: string
  /** How the shell's frame names it while it waits, in the user's words. */
  label: string
  /** The key of the form's draft: saving that form again corrects what still waits. */
  draft?: string
  /**
   * The idempotency key, where every press is a save of its own: equal contents with different keys are
   * different items, and saving with the same key corrects what was saved with it. As there is no form that
   * keeps the text, an ended session keeps such a save until the next one.
   */
  key?: string
}

const running = new Map<string, Promise<unknown>>()
const queued = new WeakSet<object>()

/** Whether this error of `postIdempotent` left the write in the queue, to be sent when it can. */
export const isQueued = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && queued.has(error)

const settle = async (write: Write, error: unknown, hasForm: boolean) => {
  if (!isRetryable(error) && (hasForm || !isUnauthorized(error))) {
    await removeWrite(write)
    return
  }
  await markWaiting(write)
  if (typeof error === 'object' && error !== null) queued.add(error)
}

/** Reads the created item from the body of a response. @throws `InvalidResponseError` */
type Read = (body: unknown) => unknown

// The user saves it again after deleting it: then it is to be there again.
const deliverAnew = (write: Write) =>
  deliver(write).catch((error: unknown) => {
    if (!isDeletedSince(error)) throw error
    return deliver({ ...write, key: `${write.key}.anew` })
  })

const send = async (userId: string, request: CreateRequest, read: Read): Promise<unknown> => {
  if (request.draft !== undefined) await flushDrafts()
  const write = await enqueue(userId, request)
  try {
    // The write goes when its answer is read, and not before (D41).
    const item = read(await deliverAnew(write))
    await removeWrite(write)
    return item
  } catch (error) {
    await settle(write, error, request.key === undefined)
    throw error
  } finally {
    await countUnsent()
    // Even when this write has arrived, others that wait are sent soon.
    if (connection.waiting > 0) sendSoon()
  }
}

const sendOnce = (path: string, body: unknown, options: Options, read: Read) => {
  const { kind, label, draft, key } = options
  const { userId } = session
  if (!userId) {
    const headers = { [headerNames.idempotencyKey]: key ?? randomId() }
    return post<unknown>(path, body, { headers }).then(read)
  }
  const id = JSON.stringify([userId, path, kind, draft, key, body])
  const same = running.get(id)
  if (same) return same
  const request = { path, body, kind, label, draft, key }
  const sending = send(userId, request, read).finally(() => running.delete(id))
  running.set(id, sending)
  return sending
}

/**
 * POSTs what a form creates so that it is stored once: through double clicks, repeated saves after a
 * time-out, and reloads. Answers with the created item, parsed where `options` hold a schema.
 * @throws as `post`. Without a response that counts (or after 429, 5xx) the write is queued and sent later,
 * and `isQueued(error)` is true
 */
export function postIdempotent<S extends Schema>(
  path: string,
  body: unknown,
  options: Options & { schema: S },
): Promise<z.output<S>>
export function postIdempotent<T>(path: string, body: unknown, options: Options): Promise<T>
export async function postIdempotent(
  path: string,
  body: unknown,
  { schema, ...options }: Options & { schema?: Schema },
) {
  return sendOnce(path, body, options, (item) => (schema ? parseBody(schema, item, path) : item))
}
