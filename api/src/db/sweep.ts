import type { Kysely } from 'kysely'
import { kyselyJournalImages } from '../journal/journalImage.kysely.ts'
import { looseMs } from '../journal/journalImage.repository.ts'
import { keptMs } from '../once/once.repository.ts'
import { addMs, storedInstant } from '../time/instant.ts'
import type { Tables } from './tables.ts'

/** Removes what has run out: sessions, reset links, idempotency keys, counters, pictures that no entry holds. */
export const sweep = async (db: Kysely<Tables>, now: Date) => {
  const instant = storedInstant(now)
  await db.deleteFrom('sessions').where('expires_at', '<', instant).execute()
  await db.deleteFrom('password_resets').where('expires_at', '<', instant).execute()
  await db
    .deleteFrom('once_keys')
    .where('created_at', '<', storedInstant(addMs(now, -keptMs)))
    .execute()
  await kyselyJournalImages(db).removeLoose(storedInstant(addMs(now, -looseMs)))
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute()
}
