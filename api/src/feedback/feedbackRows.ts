import {
  feedbackSchema,
  feedbackStates,
  type Feedback,
  type OwnFeedback,
} from '@truenorth/api-contract/feedback'
import type { FeedbackQuery } from '@truenorth/api-contract/inbox'
import { searchWords } from '@truenorth/api-contract/text'
import { sql, type Kysely, type Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '../db/tables.ts'
import { wireInstant } from '../time/instant.ts'
import { toContext } from './feedbackContext.ts'
import { inboxPicturePath, ownPicturePath } from './feedbackPicture.ts'
import { compared, hasWord, type Way } from './inboxWay.ts'

const { type: typeSchema } = feedbackSchema.shape

type Row = Selectable<Tables['feedback']> & {
  username: string | null
  assignee_name: string | null
  merged: number
}

const stateSchema = z.enum(feedbackStates)
/** Labels as they are stored, once they are parsed. */
export const labelsSchema = z.array(z.string())

/** The columns of a message, the name of its author, and of who takes care of it. */
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
  'feedback.state',
  'feedback.assignee_id',
  'feedback.labels',
  'feedback.remotes',
  'feedback.language',
  'feedback.theme',
  'feedback.window_width',
  'feedback.window_height',
  'feedback.browser',
  'feedback.error_id',
  'feedback.has_picture',
  'users.username',
  'assignees.username as assignee_name',
  'feedback.merged_into',
  sql<number>`(select count(*) from feedback as merged where merged.merged_into = feedback.id)`.as(
    'merged',
  ),
] as const

export const toFeedback = (row: Row): Feedback => {
  const context = toContext(row)
  return {
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
    state: stateSchema.parse(row.state),
    ...(row.assignee_id !== null && {
      assignee: { id: row.assignee_id, username: row.assignee_name ?? '' },
    }),
    labels: labelsSchema.parse(JSON.parse(row.labels)),
    ...(context && { context }),
    ...(row.has_picture === 1 && { picture: inboxPicturePath(row.id) }),
    ...(row.merged_into !== null && { merged_into: row.merged_into }),
    ...(row.merged > 0 && { merged: row.merged }),
  }
}

/** A row with its time as the API writes it, and with the name of its writer unless the account is gone. */
export const toWritten = <Row extends { username: string | null; created_at: string }>({
  username,
  created_at,
  ...rest
}: Row) => ({
  ...rest,
  ...(username !== null && { writer: username }),
  created_at: wireInstant(created_at),
})

/** A message as its author sees it: without what administrators keep to themselves. */
export const toOwnFeedback = (row: Row): OwnFeedback => {
  const { assignee: _assignee, labels: _labels, picture, ...rest } = toFeedback(row)
  const { merged_into, merged: _merged, ...own } = rest
  return Object.assign(
    own,
    picture !== undefined && { picture: ownPicturePath(row.id) },
    merged_into !== undefined && { is_merged: true },
  )
}

const direction = (ordering: string) => (ordering.startsWith('-') ? 'desc' : 'asc')

/** Whether a query lists messages that are merged into another one: where it names them or searches for words. */
export const listsMerged = ({ id, merged_into, search = '' }: FeedbackQuery) =>
  id !== undefined || merged_into !== undefined || searchWords(search).length > 0

const has = (table: 'feedback_labels' | 'feedback_remotes', column: string, value: string) =>
  sql<boolean>`exists (select 1 from ${sql.table(table)} as one
    where one.feedback_id = feedback.id and ${sql.ref(`one.${column}`)} = ${value})`

/** The messages that a query matches, merged ones among them, in its order, on all pages; `way` is how to find them. */
export const matchingRows = (
  db: Kysely<Tables>,
  query: FeedbackQuery,
  way: Way = { isWalked: false },
) => {
  const { id, type, is_read, search = '', ordering = '-created_at' } = query
  const { state, assignee, label, path, remote, merged_into } = query
  const among = (column: string, value: string | number) =>
    sql<boolean>`${compared(db, `feedback.${column}`, way)} = ${value}`
  let rows = db
    .selectFrom('feedback')
    .$if(way.label !== undefined, (some) =>
      some.innerJoin('feedback_labels as labelled', (join) =>
        join
          .onRef('labelled.feedback_id', '=', 'feedback.id')
          .on('labelled.label', '=', way.label ?? ''),
      ),
    )
    .leftJoin('users', 'users.id', 'feedback.user_id')
    .leftJoin('users as assignees', 'assignees.id', 'feedback.assignee_id')
  if (way.among) rows = rows.where(sql<boolean>`feedback.id in (${way.among})`)
  if (way.since !== undefined) rows = rows.where('feedback.created_at', '>=', way.since)
  if (id !== undefined) rows = rows.where('feedback.id', '=', id)
  if (merged_into !== undefined) rows = rows.where('feedback.merged_into', '=', merged_into)
  if (type !== undefined) rows = rows.where(among('type', type))
  if (is_read !== undefined) rows = rows.where(among('is_read', is_read ? 1 : 0))
  if (state !== undefined) rows = rows.where(among('state', state))
  if (assignee === 0)
    rows = rows.where(sql<boolean>`${compared(db, 'feedback.assignee_id', way)} is null`)
  else if (assignee !== undefined) rows = rows.where(among('assignee_id', assignee))
  if (path !== undefined) rows = rows.where(among('page', path))
  if (label !== undefined && way.label === undefined)
    rows = rows.where(has('feedback_labels', 'label', label))
  if (remote !== undefined) rows = rows.where(has('feedback_remotes', 'name', remote))
  for (const word of searchWords(search)) rows = rows.where(hasWord(word))
  if (ordering.endsWith('rating')) {
    // As the indices have them; what is not rated comes last. The sign keeps databases from walking along them.
    const sign = sql.raw(way.since === undefined ? '' : '+')
    return rows
      .orderBy(
        direction(ordering) === 'desc'
          ? sql`${sign}coalesce(feedback.rating, 0) desc`
          : sql`${sign}coalesce(feedback.rating, 6)`,
      )
      .orderBy('feedback.created_at', 'desc')
      .orderBy('feedback.id', 'desc')
  }
  const [time, number] =
    way.label === undefined
      ? ['feedback.created_at', 'feedback.id']
      : ['labelled.created_at', 'labelled.feedback_id']
  return rows
    .orderBy(sql.ref(time), direction(ordering))
    .orderBy(sql.ref(number), direction(ordering))
}
