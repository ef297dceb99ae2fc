import { eventDays } from '@truenorth/api-contract/accountEvents'
import { logDays } from '@truenorth/api-contract/operators'
import type { Kysely } from 'kysely'
import type { Tables } from './db/tables.ts'
import { keptMs } from './idempotency/createItem.ts'
import { kyselyImports } from './imports/import.kysely.ts'
import { abandonedMs } from './imports/import.routes.ts'
import { kyselyImages } from './journal/image.kysely.ts'
import { looseMs } from './journal/pictures.ts'
import { fillMoodDays } from './moods/moodDays.kysely.ts'
import { addMs, dayMs, hourMs, storedInstant } from './time/instant.ts'

const deviceMs = 365 * dayMs
// A lock is made anew whenever it was opened, and what it keeps is of no use after 14 days.
const lockMs = 60 * dayMs

/**
 * Removes what has expired: sessions, reset links, challenges of passkeys and sign-ins,
 * remembered browsers, locks of browsers, second factors that nobody confirmed, what happened to accounts 90 days ago and is in the operators' log for 180, idempotency keys, devices not used for a year, counters,
 * pictures that no entry holds, imports that nobody continued, and what undone ones left. Counts the days whose readings no one has counted.
 */
export const sweep = async (db: Kysely<Tables>, now: Date, stopping?: AbortSignal) => {
  const instant = storedInstant(now)
  await db.deleteFrom('sessions').where('expires_at', '<', instant).execute()
  await db.deleteFrom('password_resets').where('expires_at', '<', instant).execute()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', instant).execute()
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<', instant).execute()
  await db.deleteFrom('remembered_devices').where('expires_at', '<', instant).execute()
  await db
    .deleteFrom('account_events')
    .where('created_at', '<', storedInstant(addMs(now, -eventDays * dayMs)))
    .execute()
  await db
    .deleteFrom('app_locks')
    .where('created_at', '<', storedInstant(addMs(now, -lockMs)))
    .execute()
  await db
    .deleteFrom('operator_log')
    .where('created_at', '<', storedInstant(addMs(now, -logDays * dayMs)))
    .execute()
  await db
    .deleteFrom('second_factors')
    .where('enabled_at', 'is', null)
    .where('created_at', '<', storedInstant(addMs(now, -hourMs)))
    .execute()
  await db
    .deleteFrom('once_keys')
    .where('created_at', '<', storedInstant(addMs(now, -keptMs)))
    .execute()
  await db
    .deleteFrom('known_devices')
    .where('last_used_at', '<', storedInstant(addMs(now, -deviceMs)))
    .execute()
  await kyselyImages(db).removeLoose(storedInstant(addMs(now, -looseMs)))
  const imports = kyselyImports(db)
  await imports.cancelAbandoned(storedInstant(addMs(now, -abandonedMs)))
  await imports.erase(stopping)
  await fillMoodDays(db, stopping)
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute()
}
