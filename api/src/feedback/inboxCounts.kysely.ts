// How many messages there are, from the tallies that the database keeps with every write.
import type { FeedbackType } from '@truenorth/api-contract/feedback'
import {
  mostCounted,
  mostRead,
  type FeedbackQuery,
  type FeedbackSummary,
} from '@truenorth/api-contract/inbox'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { listsMerged, matchingRows } from './feedbackRows.ts'
import { isTallied, summed, tallyOf } from './inboxTallies.ts'
import { countWithWord, onlyWord, wayOf } from './inboxWay.ts'

const countKinds = async (db: Kysely<Tables>) => {
  const rows = await db
    .selectFrom('feedback_tallies')
    .select(['type', 'is_read', summed.as('messages')])
    .where('part', '=', 'all')
    .groupBy(['type', 'is_read'])
    .execute()
  const sum = (some: typeof rows) => some.reduce((all, one) => all + one.messages, 0)
  const of = (type: FeedbackType) => sum(rows.filter((row) => row.type === type))
  return {
    total: sum(rows),
    unread: sum(rows.filter((row) => row.is_read === 0)),
    bug: of('bug'),
    feature: of('feature'),
    improvement: of('improvement'),
    general: of('general'),
  }
}

const countOf = async (db: Kysely<Tables>, rows: ReturnType<typeof matchingRows>) => {
  const { found } = await db
    .selectFrom(rows.clearOrderBy().select('feedback.id').as('some'))
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return found
}

const counted = (found: number) =>
  found > mostCounted ? { matching: mostCounted, has_more: true } : { matching: found }

const countMatching = async (db: Kysely<Tables>, query: FeedbackQuery) => {
  const isMerged = sql<boolean>`feedback.merged_into is not null`
  if (isTallied(query)) {
    // Counted apart, because few are merged and an index has them.
    const merged = matchingRows(db, query, { isWalked: true }).where(isMerged)
    return { matching: (await tallyOf(db, query)) - (await countOf(db, merged)) }
  }
  const word = onlyWord(query)
  if (word !== undefined) return counted(await countWithWord(db, word, mostCounted + 1))
  const way = await wayOf(db, query)
  const rows = matchingRows(db, query, way)
  const listed = listsMerged(query) ? rows : rows.where('feedback.merged_into', 'is', null)
  return {
    ...counted(await countOf(db, listed.limit(mostCounted + 1))),
    ...(way.since !== undefined && { searched_newest: mostRead }),
  }
}

/** The counts of the inbox, and how many messages a query matches. */
export const summarize = async (
  db: Kysely<Tables>,
  query: FeedbackQuery,
): Promise<FeedbackSummary> => ({
  ...(await countKinds(db)),
  ...(await countMatching(db, query)),
})
