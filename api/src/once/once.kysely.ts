import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { isDuplicate } from '../db/isDuplicate.ts'
import type { Tables } from '../db/tables.ts'
import type { Repositories } from '../repositories.ts'
import { addMs, storedInstant } from '../time/instant.ts'
import { keptMs, type Claim, type OnceRepository, type Outcome } from './once.repository.ts'

const fingerprintOf = (request: string) => createHash('sha256').update(request).digest('base64url')

const itemSchema = z.looseObject({ id: z.int(), version: z.int() })

const oldest = (now: Date) => storedInstant(addMs(now, -keptMs))

const storedOutcome = async (db: Kysely<Tables>, claim: Claim): Promise<Outcome | undefined> => {
  const row = await db
    .selectFrom('once_keys')
    .select(['answer', 'fingerprint'])
    .where('user_id', '=', claim.userId)
    .where('key', '=', claim.key)
    .where('created_at', '>=', oldest(claim.now))
    .executeTakeFirst()
  if (!row) return undefined
  const item = itemSchema.parse(JSON.parse(row.answer))
  return { item, sameRequest: row.fingerprint === fingerprintOf(claim.request) }
}

const remember = async (db: Kysely<Tables>, claim: Claim, answer: string) => {
  const { userId, key, request, now } = claim
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

/** Idempotency keys beside what they wrote. `within` makes repositories over a transaction. */
export const kyselyOnce = (
  db: Kysely<Tables>,
  within: (transaction: Kysely<Tables>) => Repositories,
): OnceRepository => ({
  run: async (claim, write) => {
    const writeOnce = async (transaction: Kysely<Tables>): Promise<Outcome> => {
      const before = await storedOutcome(transaction, claim)
      if (before) return before
      const item = await write(within(transaction))
      await remember(transaction, claim, JSON.stringify(item))
      return { item, sameRequest: true }
    }
    try {
      return await db.transaction().execute(writeOnce)
    } catch (error) {
      // The same key came twice at once and the other was faster.
      const other = isDuplicate(error) ? await storedOutcome(db, claim) : undefined
      if (other) return other
      throw error
    }
  },
})
