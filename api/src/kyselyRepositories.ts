import type { Kysely } from 'kysely'
import { kyselyContents } from './account/contents.kysely.ts'
import { kyselyClientReports } from './clientReports/clientReport.kysely.ts'
import type { Dialect } from './db/openDatabase.ts'
import type { Tables } from './db/tables.ts'
import { kyselyFeedback } from './feedback/feedback.kysely.ts'
import { kyselyIdempotency } from './idempotency/idempotency.kysely.ts'
import { kyselyImports } from './imports/import.kysely.ts'
import { kyselyEntries } from './journal/entry.kysely.ts'
import { kyselyImages } from './journal/image.kysely.ts'
import { kyselyJourneys } from './journeys/journey.kysely.ts'
import { kyselyMilestones } from './journeys/milestone.kysely.ts'
import { kyselyMoods } from './moods/mood.kysely.ts'
import type { Repositories } from './repositories.ts'

const over = (db: Kysely<Tables>, dialect: Dialect): Repositories => ({
  moods: kyselyMoods(db, dialect),
  journeys: kyselyJourneys(db),
  milestones: kyselyMilestones(db),
  journalEntries: kyselyEntries(db, dialect),
  journalImages: kyselyImages(db),
  imports: kyselyImports(db),
  contents: kyselyContents(db),
  feedback: kyselyFeedback(db),
  clientReports: kyselyClientReports(db),
})

/** Repositories in SQLite or PostgreSQL. */
export const kyselyRepositories = (db: Kysely<Tables>, dialect: Dialect) => ({
  ...over(db, dialect),
  idempotency: kyselyIdempotency(db, (transaction) => over(transaction, dialect)),
})
