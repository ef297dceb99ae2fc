import type { Migration } from 'kysely'
import type { Dialect } from './columns.ts'
import { accounts } from './migrations/001-accounts.ts'
import { onceKeys } from './migrations/002-once-keys.ts'
import { moods } from './migrations/003-moods.ts'
import { rateLimits } from './migrations/004-rate-limits.ts'
import { journeys } from './migrations/005-journeys.ts'
import { journal } from './migrations/006-journal.ts'
import { feedback } from './migrations/007-feedback.ts'
import { clientReports } from './migrations/008-client-reports.ts'

const inOrder = {
  '001-accounts': accounts,
  '002-once-keys': onceKeys,
  '003-moods': moods,
  '004-rate-limits': rateLimits,
  '005-journeys': journeys,
  '006-journal': journal,
  '007-feedback': feedback,
  '008-client-reports': clientReports,
}

/** All migrations by name, in the order in which they run. */
export const migrations = (dialect: Dialect): Record<string, Migration> =>
  Object.fromEntries(Object.entries(inOrder).map(([name, step]) => [name, step.for(dialect)]))
