// The feedback of all users, as administrators see it and work on it.
import type { Administrator, Feedback } from '@truenorth/api-contract/feedback'
import type {
  FeedbackAnswer,
  FeedbackChanges,
  FeedbackDesk,
  FeedbackNote,
  FeedbackQuery,
  TrendsQuery,
} from '@truenorth/api-contract/inbox'
import { sql, type Kysely } from 'kysely'
import { distinctTexts } from '../db/distinctValues.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { storedInstant } from '../time/instant.ts'
import { actsOf, readActs, recordActs, type Doing } from './adminActs.ts'
import { findPicture } from './feedbackPicture.ts'
import { sliceOf } from './feedbackQuery.ts'
import {
  feedbackColumns,
  listsMerged,
  matchingRows,
  toFeedback,
  toWritten,
} from './feedbackRows.ts'
import { summarize } from './inboxCounts.kysely.ts'
import { wayOf } from './inboxWay.ts'
import {
  beginMerge,
  giveAnswers,
  mergeMessage,
  mergeTarget,
  passAnswerOn,
  passStateOn,
} from './merging.kysely.ts'
import { readTrends } from './trends.kysely.ts'

const mostListed = 200

/** The inbox in SQLite or PostgreSQL: newest first unless a query orders otherwise. What is done to it stands in the audit log. */
export const kyselyInbox = (db: Kysely<Tables>) => {
  const find = async (id: number): Promise<Feedback | undefined> => {
    const row = await matchingRows(db, { id }).select(feedbackColumns).executeTakeFirst()
    return row && toFeedback(row)
  }

  const administrators = (): Promise<Administrator[]> =>
    db
      .selectFrom('users')
      .select(['id', 'username'])
      .where((user) => user.or([user('is_staff', '=', 1), user('is_superuser', '=', 1)]))
      .where('is_active', '=', 1)
      .orderBy('username_key')
      .execute()

  const labels = async () => {
    const found = await distinctTexts(db, mostListed, 'feedback_labels', 'label')
    return found.toSorted((a, b) => a.localeCompare(b))
  }

  const notesOf = async (id: number): Promise<FeedbackNote[]> => {
    const rows = await db
      .selectFrom('feedback_notes')
      .leftJoin('users', 'users.id', 'feedback_notes.author_id')
      .select([
        'feedback_notes.id',
        'feedback_notes.text',
        'feedback_notes.created_at',
        'users.username',
      ])
      .where('feedback_id', '=', id)
      .orderBy('feedback_notes.id')
      .execute()
    return rows.map((row) => toWritten(row))
  }

  const answersTo = async (ids: readonly number[]): Promise<Map<number, FeedbackAnswer[]>> => {
    const answers = new Map<number, FeedbackAnswer[]>()
    if (ids.length === 0) return answers
    const rows = await db
      .selectFrom('feedback_answers')
      .leftJoin('users', 'users.id', 'feedback_answers.author_id')
      .select([
        'feedback_answers.id',
        'feedback_answers.feedback_id',
        'feedback_answers.text',
        'feedback_answers.created_at',
        'feedback_answers.seen_at',
        'feedback_answers.letter',
        'feedback_answers.failure',
        'users.username',
      ])
      .where('feedback_id', 'in', [...ids])
      .orderBy('feedback_answers.id')
      .execute()
    for (const { feedback_id, seen_at, failure, ...row } of rows) {
      const answer = Object.assign(toWritten(row), {
        is_seen: seen_at !== null,
        ...(failure !== '' && { failure }),
      })
      answers.set(feedback_id, [...(answers.get(feedback_id) ?? []), answer])
    }
    return answers
  }

  // In order.
  const pages = () => distinctTexts(db, mostListed, 'feedback', 'page', sql`page <> ''`)

  const byIds = async (ids: readonly number[]): Promise<Feedback[]> => {
    if (ids.length === 0) return []
    const rows = await matchingRows(db, {})
      .select(feedbackColumns)
      .where('feedback.id', 'in', [...ids])
      .clearOrderBy()
      .execute()
    const found = new Map(rows.map((row) => [row.id, toFeedback(row)]))
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  return {
    list: async (query: FeedbackQuery): Promise<Feedback[]> => {
      const slice = sliceOf(query)
      const way = await wayOf(db, query)
      const part = matchingRows(db, query, way)
        .$if(!listsMerged(query), (some) => some.where('feedback.merged_into', 'is', null))
        .$if(slice !== undefined, (some) =>
          some.limit(slice?.limit ?? 0).offset(slice?.offset ?? 0),
        )
      // Sorting whole messages to take a page of them would take longer than sorting their ids.
      if (slice && way.among) {
        const ids = await part.select('feedback.id').execute()
        return byIds(ids.map(({ id }) => id))
      }
      const rows = await part.select(feedbackColumns).execute()
      return rows.map(toFeedback)
    },

    /** The ids of all matches, merged ones among them, whatever page is asked for. */
    ids: async (query: FeedbackQuery): Promise<number[]> => {
      const rows = await matchingRows(db, query, await wayOf(db, query, { isWhole: true }))
        .select('feedback.id')
        .execute()
      return rows.map(({ id }) => id)
    },

    /** In the order of the ids; what is gone is left out. */
    byIds,

    summary: (query: FeedbackQuery) => summarize(db, query),

    find,

    pictureOf: (id: number) => findPicture(db, id),

    /** The answers to each of these messages, oldest first; messages without any are left out. */
    answersTo,

    /** Undefined when it is gone, or no longer has `onlyVersion`. */
    update: (id: number, changes: FeedbackChanges, doing: Doing, onlyVersion?: number) =>
      inTransaction(db, async (transaction) => {
        const { is_read, state, assignee, labels, merged_into } = changes
        const merge = merged_into ? await beginMerge(transaction, id, merged_into) : undefined
        if (merge && 'refusal' in merge) return undefined
        const { numUpdatedRows } = await transaction
          .updateTable('feedback')
          .set(({ eb }) => ({
            ...(is_read !== undefined && { is_read: is_read ? 1 : 0 }),
            ...(state !== undefined && { state }),
            ...(assignee !== undefined && { assignee_id: assignee }),
            ...(labels && { labels: JSON.stringify(labels) }),
            ...(merged_into === null && { merged_into }),
            version: eb('version', '+', 1),
          }))
          .where('id', '=', id)
          .$if(onlyVersion !== undefined, (one) => one.where('version', '=', onlyVersion ?? 0))
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return undefined
        await recordActs(transaction, doing, actsOf(changes), id)
        if (state !== undefined) await passStateOn(transaction, id, state, doing)
        if (merge) await mergeMessage(transaction, id, merge.target, doing)
        return kyselyInbox(transaction).find(id)
      }),

    /** False when it is gone already, or no longer has `onlyVersion`. */
    remove: (id: number, doing: Doing, onlyVersion?: number) =>
      inTransaction(db, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('feedback')
          .where('id', '=', id)
          .$if(onlyVersion !== undefined, (one) => one.where('version', '=', onlyVersion ?? 0))
          .executeTakeFirst()
        if (numDeletedRows === 0n) return false
        await recordActs(transaction, doing, ['delete'], id)
        return true
      }),

    /** Whom messages can be given to, and the labels, pages and remotes in use. */
    desk: async (): Promise<FeedbackDesk> => ({
      administrators: await administrators(),
      labels: await labels(),
      pages: await pages(),
      remotes: await distinctTexts(db, mostListed, 'feedback_releases', 'name'),
    }),

    administrators,

    thread: async (id: number) => ({
      notes: await notesOf(id),
      answers: (await answersTo([id])).get(id) ?? [],
      acts: await readActs(db, { feedbackId: id }),
    }),

    addNote: (id: number, text: string, doing: Doing) =>
      inTransaction(db, async (transaction) => {
        const { adminId, now } = doing
        await transaction
          .insertInto('feedback_notes')
          .values({ feedback_id: id, author_id: adminId, text, created_at: storedInstant(now) })
          .execute()
        await recordActs(transaction, doing, ['note'], id)
        return kyselyInbox(transaction).thread(id)
      }),

    /** False when this administrator has not written such a note. */
    removeNote: (id: number, noteId: number, doing: Doing) =>
      inTransaction(db, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('feedback_notes')
          .where('id', '=', noteId)
          .where('feedback_id', '=', id)
          .where('author_id', '=', doing.adminId)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return false
        await recordActs(transaction, doing, ['note:removed'], id)
        return true
      }),

    /**
     * Answers a message and those that are merged into it; a letter waits where its author gave an address. The
     * same answer twice in a row is one: it was sent again.
     */
    addAnswer: (id: number, text: string, doing: Doing) =>
      inTransaction(db, async (transaction) => {
        const { adminId, now } = doing
        // Two that answer at once take turns.
        const { email } = await transaction
          .updateTable('feedback')
          .set({ is_read: 1 })
          .set(({ eb }) => ({ version: eb('version', '+', 1) }))
          .where('id', '=', id)
          .returning('email')
          .executeTakeFirstOrThrow()
        const inbox = kyselyInbox(transaction)
        const before = await inbox.thread(id)
        if (before.answers.at(-1)?.text === text) return before
        await giveAnswers(transaction, { id, email }, [{ author_id: adminId, text }], now)
        await recordActs(transaction, doing, ['answer'], id)
        await passAnswerOn(transaction, id, text, doing)
        return inbox.thread(id)
      }),

    /** What a merge of one message into another would lead to, or why it cannot be. */
    mergeTarget: (id: number, into: number) => mergeTarget(db, id, into),

    /** What the messages say together. */
    trends: (query: TrendsQuery, now: Date) => readTrends(db, query, now),

    /** The newest lines of the audit log, before the line with that id. */
    acts: (before?: number) => readActs(db, { before }),
  }
}

/** See `kyselyInbox`. */
export type FeedbackInbox = ReturnType<typeof kyselyInbox>
