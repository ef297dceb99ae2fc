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
  label === undefined &&
  !search?.trim() &&
  (path === undefined || remote === undefined)

/** How many messages match the kind, state, reading, person, and page or remote of a query. */
export const tallyOf = async (db: Kysely<Tables>, query: FeedbackQuery) => {
  const { type, is_read, state, assignee } = query
  const { part, subject } = partOf(query)
  let cells = db
    .selectFrom('feedback_tallies')
    .where('part', '=', part)
    .where('subject', '=', subject)
  if (type !== undefined) cells = cells.where('type', '=', type)
  if (is_read !== undefined) cells = cells.where('is_read', '=', is_read ? 1 : 0)
  if (state !== undefined) cells = cells.where('state', '=', state)
  if (assignee !== undefined) cells = cells.where('assignee_id', '=', assignee)
  const { found } = await cells.select(summed.as('found')).executeTakeFirstOrThrow()
  return found
}
