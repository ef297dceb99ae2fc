// What the database counts with every write: messages by what the inbox is filtered by.
import type { FeedbackQuery } from '@truenorth/api-contract/inbox'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** The sum of the `messages` of some tallies. */
export const summed = sql<number>`cast(coalesce(sum(messages), 0) as integer)`

const partOf = ({ path, remote }: FeedbackQuery) => {
  if (path !== undefined) return { part: 'page', subject: path } as const
  if (remote !== undefined) return { part: 'remote', subject: remote } as const
  return { part: 'all', subject: '' } as const
}

/** Whether `tallyOf` knows how many messages a query matches. */
export const isTallied = ({ id, merged_into, label, search, path, remote }: FeedbackQuery) =>
  id === undefined &&
  merged_into === undefined &&
  !search?.trim() &&
  [label, path, remote].filter((one) => one !== undefined).length <= 1

const is = (column: string, value: string | number) => sql`${sql.ref(column)} = ${value}`

/** How many messages match the kind, state, reading, person, and label, page or remote of a query. */
export const tallyOf = async (db: Kysely<Tables>, query: FeedbackQuery) => {
  const { type, is_read, state, assignee, label } = query
  const { part, subject } = partOf(query)
  const table = label === undefined ? 'feedback_tallies' : 'feedback_label_tallies'
  const conditions = [
    ...(label === undefined ? [is('part', part), is('subject', subject)] : [is('label', label)]),
    ...(type === undefined ? [] : [is('type', type)]),
    ...(is_read === undefined ? [] : [is('is_read', is_read ? 1 : 0)]),
    ...(state === undefined ? [] : [is('state', state)]),
    ...(assignee === undefined ? [] : [is('assignee_id', assignee)]),
  ]
  const { rows } = await sql<{ found: number }>`select ${summed} as found from ${sql.table(table)}
    where ${sql.join(conditions, sql` and `)}`.execute(db)
  return rows[0]?.found ?? 0
}
