import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { FeedbackQuery } from './feedbackQuery.schema.ts'
import { folded } from './searchText.ts'

const contains = (search: string) => `%${folded(search).replaceAll(/[\\%_]/g, '\\$&')}%`

const direction = (ordering: string) => (ordering.startsWith('-') ? 'desc' : 'asc')

/** The feedback that a query matches, in its order; without its page. */
export const matchingRows = (db: Kysely<Tables>, query: FeedbackQuery) => {
  const { id, type, is_read, search = '', ordering = '-created_at' } = query
  let rows = db.selectFrom('feedback').leftJoin('users', 'users.id', 'feedback.user_id')
  if (id !== undefined) rows = rows.where('feedback.id', '=', id)
  if (type !== undefined) rows = rows.where('feedback.type', '=', type)
  if (is_read !== undefined) rows = rows.where('feedback.is_read', '=', is_read ? 1 : 0)
  if (search !== '') {
    const pattern = contains(search)
    rows = rows.where((where) =>
      where.or([
        sql<boolean>`feedback.search_text like ${pattern} escape '\\'`,
        sql<boolean>`users.username_key like ${pattern} escape '\\'`,
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
