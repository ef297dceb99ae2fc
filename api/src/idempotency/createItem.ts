import { headerNames, longestIdempotencyKey } from '@truenorth/api-contract/headers'
import type { Context } from 'hono'
import { Failure } from '../http/failure.ts'
import { withEtag, type Item } from '../http/item.ts'
import { hourMs } from '../time/instant.ts'

/** How long an idempotency key is kept. */
export const keptMs = 48 * hourMs

/** One create under its Idempotency-Key. `request` is everything that a repetition must have in common with it. */
export type Claim = { userId: number; key: string; request: string; now: Date }

/** What `write` made, or the id of what was stored under the key before. Only the id is kept (D45). */
export type Outcome<Made extends Item> = { made: Made } | { id: number; isSameRequest: boolean }

/** Stores creates under their idempotency keys. `Repositories` are those that a create writes to. */
export type Idempotency<Repositories> = {
  /** Writes and stores the key in one transaction, or returns the id of what was stored before. */
  run: <Made extends Item>(
    claim: Claim,
    write: (repositories: Repositories) => Promise<Made>,
  ) => Promise<Outcome<Made>>
}

/** What the routes of a resource are built from: the repositories they need, and the time. */
export type ResourceParts<Repositories> = {
  repositories: Repositories & { idempotency: Idempotency<Repositories> }
  clock: () => Date
}

const keyIn = (c: Context) => {
  const key = c.req.header(headerNames.idempotencyKey)
  if (key && key.length > longestIdempotencyKey) {
    throw new Failure(400, {
      detail: `Idempotency-Key has more than ${longestIdempotencyKey} characters.`,
    })
  }
  return key
}

export type Creating<Repositories, Made extends Item> = {
  repositories: Repositories & { idempotency: Idempotency<Repositories> }
  userId: number
  /** The checked body: what makes a repetition the same request. */
  input: unknown
  now: Date
  /** Writes with the repositories that it is given: they belong to the transaction. */
  write: (repositories: Repositories) => Promise<Made>
  /** Finds what an earlier request with the same key made; undefined when it was deleted since. */
  find: (id: number) => Promise<Made | undefined>
}

/**
 * Creates an item. With an Idempotency-Key the write happens once, however often it is sent (D38):
 * a repetition gets the item as it is now.
 * @throws Failure with the stored id: 422 when the key was used with another body, 410 when the item
 * was deleted since
 */
export const createItem = async <Repositories, Made extends Item>(
  c: Context,
  { repositories, userId, input, now, write, find }: Creating<Repositories, Made>,
): Promise<Made> => {
  const key = keyIn(c)
  if (!key) return withEtag(c, await write(repositories))
  const request = `${c.req.method} ${c.req.path} ${JSON.stringify(input)}`
  const outcome = await repositories.idempotency.run({ userId, key, request, now }, write)
  if ('made' in outcome) return withEtag(c, outcome.made)
  const { id, isSameRequest } = outcome
  if (!isSameRequest) {
    throw new Failure(422, { detail: 'This Idempotency-Key was used with another body.', id })
  }
  const item = await find(id)
  if (item) return withEtag(c, item)
  throw new Failure(410, { detail: 'This was stored, and has been deleted since.', id })
}
