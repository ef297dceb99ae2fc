import { feedbackSchema, type Feedback, type FeedbackQuery } from '@truenorth/api-contract/feedback'
import { searchWords } from '@truenorth/api-contract/text'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { wireInstant } from '../time/instant.ts'

const { type: typeSchema } = feedbackSchema.shape

type Row = Selectable<Tables['feedback']> & { username: string | null }

/** The columns of a message and the name of its author. */
export const feedbackColumns = [
  'feedback.id',
  'feedback.version',
  'feedback.user_id',
  'feedback.type',
  'feedback.message',
  'feedback.email',
  'feedback.rating',
  'feedback.page',
  'feedback.search_text',
  'feedback.is_read',
  'feedback.created_at',
  'users.username',
] as const

export const toFeedback = (row: Row): Feedback => ({
  id: row.id,
  version: row.version,
  type: typeSchema.parse(row.type),
  message: row.message,
  email: row.email,
  rating: row.rating,
  page: row.page,
  // Absent, not null, when the account is gone (D26).
  ...(row.username !== null && { username: row.username }),
  is_read: row.is_read === 1,
  created_at: wireInstant(row.created_at),
})

const contains = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`

const direction = (ordering: string) => (ordering.startsWith('-') ? 'desc' : 'asc')

/** The messages that a query matches, in its order, on all pages. */
export const matchingRows = (db: Kysely<Tables>, query: FeedbackQuery) => {
  const { id, type, is_read, search = '', ordering = '-created_at' } = query
  let rows = db.selectFrom('feedback').leftJoin('users', 'users.id', 'feedback.user_id')
  if (id !== undefined) rows = rows.where('feedback.id', '=', id)
  if (type !== undefined) rows = rows.where('feedback.type', '=', type)
  if (is_read !== undefined) rows = rows.where('feedback.is_read', '=', is_read ? 1 : 0)
  for (const word of searchWords(search)) {
    const pattern = contains(word)
    rows = rows.where((where) =>
      where.or([
        sql<boolean>`feedback.search_text like ${pattern} escape '\\'`,
        sql<boolean>`users.search_name like ${pattern} escape '\\'`,
      ]),
    )
  }
  if (ordering.endsWith('rating')) {
    return rows
      .orderBy('feedback.rating', (column) =>
        direction(ordering) === 'desc' ? column.desc().nullsLast() : column.asc().nullsLast(),
      )
      .orderBy('feedback.created_at', 'desc')
      .orderBy('feedback.id', 'desc')
  }
  return rows
    .orderBy('feedback.created_at', direction(ordering))
    .orderBy('feedback.id', direction(ordering))
}
