import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '../db/tables.ts'
import { isDuplicate } from '../db/errors.ts'
import type { Item } from '../http/item.ts'
import { addMs, storedInstant } from '../time/instant.ts'
import { keptMs, type Claim, type Idempotency, type Outcome } from './createItem.ts'

const fingerprintOf = (request: string) => createHash('sha256').update(request).digest('base64url')

// Stands for what was sent when nothing may tell of it: every request with the key counts as the same.
const erased = ''

const answerSchema = z.object({ id: z.int() })

const oldest = (now: Date) => storedInstant(addMs(now, -keptMs))

const storedOutcome = async (db: Kysely<Tables>, claim: Claim) => {
  const row = await db
    .selectFrom('once_keys')
    .select(['answer', 'fingerprint'])
    .where('user_id', '=', claim.userId)
    .where('key', '=', claim.key)
    .where('created_at', '>=', oldest(claim.now))
    .executeTakeFirst()
  if (!row) return undefined
  const { id } = answerSchema.parse(JSON.parse(row.answer))
  const isSameRequest = [erased, fingerprintOf(claim.request)].includes(row.fingerprint)
  return { id, isSameRequest }
}

const store = async (db: Kysely<Tables>, claim: Claim, { id }: Item) => {
  const { userId, key, request, now } = claim
  const answer = JSON.stringify({ id })
  const fresh = { fingerprint: fingerprintOf(request), answer, created_at: storedInstant(now) }
  await db
    .deleteFrom('once_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '<', oldest(now))
    .execute()
  await db
    .insertInto('once_keys')
    .values({ user_id: userId, key, ...fresh })
    .execute()
}

/** Erases the digests of the requests that made items with these ids. */
export const eraseFingerprints = (db: Kysely<Tables>, userId: number, ids: readonly number[]) =>
  db
    .updateTable('once_keys')
    .set({ fingerprint: erased })
    .where('user_id', '=', userId)
    .where(
      'answer',
      'in',
      ids.map((id) => JSON.stringify({ id })),
    )
    .execute()

/** Idempotency keys in the database of what they wrote. `within` makes repositories over a transaction. */
export const kyselyIdempotency = <Repositories>(
  db: Kysely<Tables>,
  within: (transaction: Kysely<Tables>) => Repositories,
): Idempotency<Repositories> => ({
  run: async <Made extends Item>(
    claim: Claim,
    write: (repositories: Repositories) => Promise<Made>,
  ) => {
    const writeOnce = async (transaction: Kysely<Tables>): Promise<Outcome<Made>> => {
      const before = await storedOutcome(transaction, claim)
      if (before) return before
      const made = await write(within(transaction))
      await store(transaction, claim, made)
      return { made }
    }
    try {
      return await db.transaction().execute(writeOnce)
    } catch (error) {
      // Two requests came with the same key at once, and the other one was faster.
      const other = isDuplicate(error) ? await storedOutcome(db, claim) : undefined
      if (other) return other
      throw error
    }
  },
})
