import type { Context } from 'hono'
import type { OnceRepository } from '../once/once.repository.ts'
import type { Repositories } from '../repositories.ts'
import { Failure } from './failure.ts'
import { answerItem, type Item } from './item.ts'

const longestKey = 200

const keyOf = (c: Context) => {
  const key = c.req.header('Idempotency-Key')
  if (key && key.length > longestKey) {
    throw new Failure(400, { detail: `Idempotency-Key has more than ${longestKey} characters.` })
  }
  return key
}

export type Creating = {
  userId: number
  /** The checked body: what makes a repetition the same request. */
  input: unknown
  repositories: Repositories & { once: OnceRepository }
  now: Date
  /** Writes with the repositories that it is given: they belong to the transaction. */
  write: (repositories: Repositories) => Promise<Item>
}

/**
 * Answers 201 with what `write` made. With an Idempotency-Key the write happens once, however often
 * it is sent; the same key with another body answers 422 with the id that was stored (D38).
 */
export const createItem = async (
  c: Context,
  { repositories, userId, input, now, write }: Creating,
) => {
  const key = keyOf(c)
  if (!key) return answerItem(c, await write(repositories), 201)
  const request = `${c.req.method} ${c.req.path} ${JSON.stringify(input)}`
  const outcome = await repositories.once.run({ userId, key, request, now }, write)
  if (outcome.sameRequest) return answerItem(c, outcome.item, 201)
  const detail = 'This Idempotency-Key was used with another body.'
  throw new Failure(422, { detail, id: outcome.item.id })
}
