import { sql } from 'kysely'
import { migration } from './columns.ts'

// A message that says the same as another one is merged into it. When that one is deleted, it stands by itself
// again. Deferrable, because a move to PostgreSQL copies the rows in any order.
export const mergedFeedback = migration(({ reference }) => [
  sql`alter table feedback add column merged_into ${reference}
    references feedback (id) on delete set null deferrable initially immediate`,
  sql`create index feedback_merged on feedback (merged_into, id) where merged_into is not null`,
])
