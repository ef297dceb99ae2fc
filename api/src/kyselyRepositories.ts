import type { Kysely } from 'kysely'
import { kyselyClientReports } from './clientReports/clientReport.kysely.ts'
import type { Dialect } from './db/columns.ts'
import type { Tables } from './db/tables.ts'
import { kyselyFeedback } from './feedback/feedback.kysely.ts'
import { kyselyJournalEntries } from './journal/journalEntry.kysely.ts'
import { kyselyJournalImages } from './journal/journalImage.kysely.ts'
import { kyselyJourneys } from './journeys/journey.kysely.ts'
import { kyselyMilestones } from './journeys/milestone.kysely.ts'
import { kyselyMoods } from './moods/mood.kysely.ts'
import { kyselyOnce } from './once/once.kysely.ts'
import type { Repositories } from './repositories.ts'

const over = (db: Kysely<Tables>, dialect: Dialect): Repositories => ({
  moods: kyselyMoods(db, dialect),
  journeys: kyselyJourneys(db),
  milestones: kyselyMilestones(db),
  journalEntries: kyselyJournalEntries(db, dialect),
  journalImages: kyselyJournalImages(db),
  feedback: kyselyFeedback(db),
  clientReports: kyselyClientReports(db),
})

/** Everything stored in SQLite or PostgreSQL. */
export const kyselyRepositories = (db: Kysely<Tables>, dialect: Dialect) => ({
  ...over(db, dialect),
  once: kyselyOnce(db, (transaction) => over(transaction, dialect)),
})
