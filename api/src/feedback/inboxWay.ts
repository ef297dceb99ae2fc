// How the messages that a query matches are found in an inbox of any size: from the few of them that one of its
// conditions leaves, or along an index in the order of the list until a page is full.
import type { FeedbackQuery } from '@truenorth/api-contract/inbox'
import { searchWords } from '@truenorth/api-contract/text'
import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { tallyOf } from './inboxTallies.ts'

// Up to so many matches are gathered by an index and then sorted; of more, a page is full soon enough.
const fewMessages = 1500

// Of more matches, walking along the index of the order is shorter than sorting them.
const manyMessages = 2000

// The shortest text that the index of trigrams finds.
const gram = 3

const isPostgres = (db: Kysely<Tables>) => db.getExecutor().adapter instanceof PostgresAdapter

// A pattern for `like … escape '\'` that finds a text anywhere.
const contains = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Condition of a row of `feedback`: its text or the name of its author has the word. */
export const hasWord = (word: string) => sql<boolean>`(
  feedback.search_text like ${contains(word)} escape '\\'
  or feedback.user_id in (select id from users where search_name like ${contains(word)} escape '\\'))`

const withWord = (db: Kysely<Tables>, word: string) => {
  const text = isPostgres(db)
    ? sql`select id from feedback where search_text like ${contains(word)} escape '\\'`
    : sql`select rowid from feedback_search where search_text match ${`"${word.replaceAll('"', '""')}"`}`
  return sql`${text} union all select id from feedback where user_id in (
    select id from users where search_name like ${contains(word)} escape '\\')`
}

const withLabel = (label: string) =>
  sql`select feedback_id from feedback_labels where label = ${label}`

const withRemote = (remote: string) =>
  sql`select feedback_id from feedback_remotes where name = ${remote}`

type Source = RawBuilder<unknown>

const areFew = async (db: Kysely<Tables>, source: Source) => {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (select 1 from (${source}) as matches limit ${fewMessages + 1}) as few
  `.execute(db)
  return (rows[0]?.found ?? 0) <= fewMessages
}

// The ids to start from, if a condition of the query leaves few; SQLite would not know which.
const fewIds = async (db: Kysely<Tables>, { search = '', label, remote }: FeedbackQuery) => {
  const sources = [
    ...(label === undefined ? [] : [withLabel(label)]),
    ...searchWords(search)
      .filter((word) => Array.from(word).length >= gram)
      .toSorted((a, b) => b.length - a.length)
      .map((word) => withWord(db, word)),
    ...(remote === undefined ? [] : [withRemote(remote)]),
  ]
  for (const source of sources) if (await areFew(db, source)) return source
  return undefined
}

/** How to find the messages: among those with these ids, or, with `isWalked`, along the index of the order. */
export type Way = { among?: Source | undefined; isWalked: boolean }

/** The way that is short for this query. */
export const wayOf = async (db: Kysely<Tables>, query: FeedbackQuery): Promise<Way> => {
  const among = await fewIds(db, query)
  if (among || isPostgres(db)) return { among, isWalked: among !== undefined }
  return {
    isWalked:
      query.ordering?.endsWith('rating') === true && (await tallyOf(db, query)) > manyMessages,
  }
}

/**
 * A column of `feedback` to compare with a value. With `isWalked`, SQLite does not look for an index of it;
 * PostgreSQL knows by its statistics.
 */
export const compared = (db: Kysely<Tables>, column: string, { isWalked }: Way) =>
  isWalked && !isPostgres(db) ? sql`+${sql.ref(column)}` : sql`${sql.ref(column)}`
