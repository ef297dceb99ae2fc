// How much feedback came and how much waits, in numbers alone.
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

const asInteger = (column: string) => sql<number>`cast(sum(${sql.ref(column)}) as integer)`

// How many messages there are, how many of them are rated, and the sum of their stars.
const counted = [
  asInteger('messages').as('messages'),
  sql<number>`cast(sum(case when rating > 0 then messages else 0 end) as integer)`.as('rated'),
  sql<number>`cast(sum(rating * messages) as integer)`.as('stars'),
] as const

/** What came in the week of that Monday, by kind and by remote. */
export const countWeek = async (db: Kysely<Tables>, monday: string) => {
  const ofWeek = db.selectFrom('feedback_weeks').where('week', '=', monday)
  const kinds = await ofWeek
    .where('part', '=', 'all')
    .select(['type', ...counted])
    .groupBy('type')
    .execute()
  const remotes = await ofWeek
    .where('part', '=', 'remote')
    .select(['subject as remote', ...counted])
    .groupBy('subject')
    .orderBy('subject')
    .execute()
  return { kinds, remotes }
}

// Waiting: it is open, stands for itself, nobody has answered it, and somebody would read an answer.
const waiting = (db: Kysely<Tables>) =>
  db
    .selectFrom('feedback')
    .where('feedback.state', 'in', ['new', 'planned', 'in_progress'])
    .where('feedback.merged_into', 'is', null)
    .where('feedback.user_id', 'is not', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('feedback_answers')
            .select('feedback_answers.id')
            .whereRef('feedback_answers.feedback_id', '=', 'feedback.id'),
        ),
      ),
    )

const howMany = sql<number>`cast(count(*) as integer)`.as('messages')

/** How many messages wait for an answer, by remote. */
export const waitingOfRemotes = (db: Kysely<Tables>) =>
  waiting(db)
    .innerJoin('feedback_remotes', 'feedback_remotes.feedback_id', 'feedback.id')
    .select(['feedback_remotes.name as remote', howMany])
    .groupBy('feedback_remotes.name')
    .orderBy('feedback_remotes.name')
    .execute()

/** How many messages wait for an answer, by kind and by remote. */
export const countWaiting = async (db: Kysely<Tables>) => ({
  kinds: await waiting(db).select(['feedback.type', howMany]).groupBy('feedback.type').execute(),
  remotes: await waitingOfRemotes(db),
})
