// How the messages that a query matches are found in an inbox of any size: from the few of them that one of its
// conditions leaves, or along an index in the order of the list until a page is full.
import { mostRead, type FeedbackQuery } from '@truenorth/api-contract/inbox'
import { searchWords } from '@truenorth/api-contract/text'
import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely'
import { contains } from '../db/likePattern.ts'
import type { Tables } from '../db/tables.ts'
import { tallyOf } from './inboxTallies.ts'

// Up to so many matches are gathered by an index and then sorted; of more, a page is full soon enough.
const fewMessages = 1500

// Of more matches, walking along the index of the order is shorter than sorting them.
const manyMessages = 2000

// The shortest text that the index of trigrams finds.
const gram = 3

const isPostgres = (db: Kysely<Tables>) => db.getExecutor().adapter instanceof PostgresAdapter

/** Condition of a row of `feedback`: its text or the name of its author has the word. */
export const hasWord = (word: string) => sql<boolean>`(
  feedback.search_text like ${contains(word)} escape '\\'
  or feedback.user_id in (select id from users where search_name like ${contains(word)} escape '\\'))`

type Source = RawBuilder<unknown>

const textsWith = (db: Kysely<Tables>, word: string): Source =>
  isPostgres(db)
    ? sql`select id from feedback where search_text like ${contains(word)} escape '\\'`
    : sql`select rowid from feedback_search where search_text match ${`"${word.replaceAll('"', '""')}"`}`

const namesWith = (word: string): Source => sql`select id from feedback where user_id in (
  select id from users where search_name like ${contains(word)} escape '\\')`

const withWord = (db: Kysely<Tables>, word: string): Source =>
  sql`${textsWith(db, word)} union all ${namesWith(word)}`

const isShort = (word: string) => Array.from(word).length < gram

const isNoCondition = (name: string) => ['search', 'ordering', 'page', 'page_size'].includes(name)

/** The only condition of a query, if that is one word that an index finds. */
export const onlyWord = (query: FeedbackQuery) => {
  const [word, another] = searchWords(query.search ?? '')
  if (word === undefined || another !== undefined || isShort(word)) return undefined
  const isAlone = Object.entries(query).every(
    ([name, value]) => isNoCondition(name) || value === undefined,
  )
  return isAlone ? word : undefined
}

/** How many messages have a word that an index finds, or `most`, if there are more. */
export const countWithWord = async (db: Kysely<Tables>, word: string, most: number) => {
  const { rows } = await sql<{ found: number }>`select count(*) as found from (
    select * from (${textsWith(db, word)} limit ${most}) as texts
    union select * from (${namesWith(word)} limit ${most}) as names) as ids`.execute(db)
  return Math.min(rows[0]?.found ?? 0, most)
}

const withLabel = (label: string): Source =>
  sql`select feedback_id from feedback_labels where label = ${label}`

const withRemote = (remote: string): Source =>
  sql`select feedback_id from feedback_remotes where name = ${remote}`

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
      .filter((word) => !isShort(word))
      .toSorted((a, b) => b.length - a.length)
      .map((word) => withWord(db, word)),
    ...(remote === undefined ? [] : [withRemote(remote)]),
  ]
  for (const source of sources) if (await areFew(db, source)) return source
  return undefined
}

/**
 * How to find the messages: among those with these ids; along those with the label, in the order of the list; or,
 * with `isWalked`, along the index of the order. With `since`, those from before that moment are left out.
 */
export type Way = { among?: Source; label?: string; since?: string; isWalked: boolean }

const isByRating = ({ ordering }: FeedbackQuery) => ordering?.endsWith('rating') === true

/**
 * The moment from which on messages are read for a word that no index finds: of one or two characters. Undefined
 * where all of them are read, because the rest of the query leaves few enough.
 */
const readSince = async (db: Kysely<Tables>, query: FeedbackQuery) => {
  const { search = '', id, merged_into } = query
  if (id !== undefined || merged_into !== undefined) return undefined
  if (!searchWords(search).some(isShort) || (await tallyOf(db, query)) <= mostRead) return undefined
  const oldest = await db
    .selectFrom('feedback')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .offset(mostRead - 1)
    .executeTakeFirst()
  return oldest?.created_at
}

const throughAll = async (db: Kysely<Tables>, query: FeedbackQuery): Promise<Way> => {
  const { label, search = '', remote } = query
  if (label !== undefined && !isByRating(query)) {
    const isAlone = searchWords(search).length === 0 && remote === undefined
    if (isAlone || (await tallyOf(db, { label })) <= fewMessages) return { label, isWalked: true }
    const among = await fewIds(db, { search, remote })
    return among ? { among, isWalked: true } : { label, isWalked: true }
  }
  const among = await fewIds(db, query)
  if (among) return { among, isWalked: true }
  const isWalked = !isPostgres(db) && isByRating(query) && (await tallyOf(db, query)) > manyMessages
  return { isWalked }
}

/** The way that is short for this query; with `isWhole`, one that leaves nothing out, however long it takes. */
export const wayOf = async (
  db: Kysely<Tables>,
  query: FeedbackQuery,
  { isWhole = false } = {},
): Promise<Way> => {
  const way = await throughAll(db, query)
  if (way.among || isWhole) return way
  const since = await readSince(db, query)
  return since === undefined ? way : { since, isWalked: false }
}

/**
 * A column of `feedback` to compare with a value. With `isWalked`, SQLite does not look for an index of it;
 * PostgreSQL knows by its statistics.
 */
export const compared = (db: Kysely<Tables>, column: string, { isWalked }: Way) =>
  isWalked && !isPostgres(db) ? sql`+${sql.ref(column)}` : sql`${sql.ref(column)}`
