import { longestExcerpt, mostItemsOfDay, type Period } from '@truenorth/api-contract/days'
import { journalEntrySchema, type JournalEntry } from '@truenorth/api-contract/journal'
import { importItemSchema } from '@truenorth/api-contract/imports'
import { sealedPictureType } from '@truenorth/api-contract/sealedPages'
import { sealedSchema } from '@truenorth/api-contract/sealedText'
import { sql, type Kysely, type Selectable } from 'kysely'
import { jsonList, type JsonColumn, type JsonList } from '../db/jsonList.ts'
import type { Dialect } from '../db/openDatabase.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { originColumns } from '../imports/originColumns.ts'
import { importedRevision, visibleTo } from '../imports/visible.ts'
import { wireInstant } from '../time/instant.ts'
import {
  answeredEmotion,
  emotionStandIn,
  type EntryContent,
  type EntryRepository,
} from './entry.repository.ts'
import { entriesAtOnce, entriesOfPeriod } from './entriesOfPeriod.ts'
import { erasePlainCopy, expectSealable, sealedColumns, sealedKeyOf } from './sealing.kysely.ts'
import { holdImages } from './image.kysely.ts'
import { picturePath } from './pictures.ts'

const { tags: tagsSchema } = journalEntrySchema.shape
const { emotion: storedEmotionSchema } = importItemSchema.shape

const toEntry = (row: Selectable<Tables['journal_entries']>, images: string[]): JournalEntry => ({
  id: row.id,
  version: row.version,
  entry_date: row.entry_date,
  entry_time: row.entry_time,
  mood: row.mood,
  ...answeredEmotion(storedEmotionSchema.parse(row.emotion)),
  title: row.title,
  content: row.content,
  tags: tagsSchema.parse(JSON.parse(row.tags)),
  images,
  sealed: row.sealed === null ? null : sealedSchema.parse(JSON.parse(row.sealed)),
  created_at: wireInstant(row.created_at),
  updated_at: wireInstant(row.updated_at),
})

const toRow = ({ tags_input, images: _images, sealed, ...changes }: Partial<EntryContent>) => ({
  ...changes,
  ...sealedColumns(sealed),
  ...(tags_input && { tags: JSON.stringify(tags_input) }),
})

const isPlainText = ({ title, content, tags_input, sealed }: Partial<EntryContent>) =>
  sealed === undefined && [title, content, tags_input].some((text) => text !== undefined)

const columns = {
  id: { kind: 'plain', from: 'id' },
  version: { kind: 'plain', from: 'version' },
  entry_date: { kind: 'plain', from: 'entry_date' },
  entry_time: { kind: 'plain', from: 'entry_time' },
  mood: { kind: 'plain', from: 'mood' },
  emotion: {
    kind: 'expression',
    sqlite: sql`json_quote(case emotion when '' then ${sql.lit(emotionStandIn)} else emotion end)`,
    postgres: sql`case emotion when '' then ${sql.lit(emotionStandIn)} else emotion end`,
  },
  has_emotion: {
    kind: 'expression',
    sqlite: sql`case emotion when '' then 'false' else 'true' end`,
    postgres: sql`emotion <> ''`,
  },
  title: { kind: 'plain', from: 'title' },
  content: { kind: 'plain', from: 'content' },
  tags: { kind: 'json', from: 'tags' },
  images: {
    kind: 'expression',
    sqlite: sql`(
      select json_group_array(path) from (
        select '/journal/images/' || picture.id || '/' as path
        from journal_images picture where picture.entry_id = journal_entries.id
        order by picture.position
      )
    )`,
    postgres: sql`(
      select coalesce(json_agg('/journal/images/' || picture.id || '/' order by picture.position), '[]')
      from journal_images picture where picture.entry_id = journal_entries.id
    )`,
  },
  sealed: { kind: 'json', from: 'sealed' },
  created_at: { kind: 'instant', from: 'created_at' },
  updated_at: { kind: 'instant', from: 'updated_at' },
} satisfies Record<keyof JournalEntry, JsonColumn>

const newestFirst = {
  table: 'journal_entries',
  columns,
  order: 'entry_date',
  texts: ['title', 'content'],
  revision: importedRevision,
} satisfies Partial<JsonList>

const listAll = jsonList<{ userId: number }>((value) => ({
  ...newestFirst,
  where: sql`user_id = ${value('userId')} and ${visibleTo(value('userId'))}`,
}))

const listForExport = jsonList<{ userId: number }>((value) => ({
  ...newestFirst,
  columns: { ...columns, ...originColumns('journal_entries') },
  where: sql`user_id = ${value('userId')} and ${visibleTo(value('userId'))}`,
}))

const imagesOf = async (db: Kysely<Tables>, entryId: number) => {
  const rows = await db
    .selectFrom('journal_images')
    .select('id')
    .where('entry_id', '=', entryId)
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => picturePath(id))
}

const inPeriod = (db: Kysely<Tables>, userId: number, { from, to }: Period) =>
  db
    .selectFrom('journal_entries')
    .where('user_id', '=', userId)
    .where('entry_date', '>=', from)
    .where('entry_date', '<=', to)
    .where(visibleTo(userId))

const picturesInPeriod = async (db: Kysely<Tables>, userId: number, period: Period) => {
  const rows = await db
    .selectFrom(inPeriod(db, userId, period).select(['id', 'entry_date']).as('entry'))
    .innerJoin('journal_images as picture', 'picture.entry_id', 'entry.id')
    .where('picture.type', '<>', sealedPictureType)
    .select(['picture.id', 'entry.id as entry_id', 'entry.entry_date'])
    .orderBy('entry.entry_date')
    .orderBy('entry.id')
    .orderBy('picture.position')
    .execute()
  return rows.map(({ id, entry_id, entry_date }) => ({
    path: picturePath(id),
    entry_id,
    entry_date,
  }))
}

/** Reflections in SQLite or PostgreSQL. */
export const kyselyEntries = (db: Kysely<Tables>, dialect: Dialect): EntryRepository => ({
  add: (userId, { tags_input = [], images = [], sealed, ...entry }, instant) =>
    inTransaction(db, async (transaction) => {
      if (sealed) await expectSealable(transaction, userId, sealed)
      const row = await transaction
        .insertInto('journal_entries')
        .values({
          ...entry,
          ...sealedColumns(sealed),
          user_id: userId,
          tags: JSON.stringify(tags_input),
          created_at: instant,
          updated_at: instant,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      const isSealed = row.sealed !== null
      await holdImages(transaction, { userId, entryId: row.id, instant, isSealed }, images)
      return toEntry(row, images)
    }),

  list: (userId) => listAll(db, dialect, { userId }),

  listForExport: (userId) => listForExport(db, dialect, { userId }),

  ofDay: (userId, day) =>
    db
      .selectFrom('journal_entries')
      .where('user_id', '=', userId)
      .where('entry_date', '=', day)
      .where(visibleTo(userId))
      .select(['id', 'title', 'entry_time'])
      .select(sql<string>`substr(content, 1, ${sql.lit(longestExcerpt)})`.as('excerpt'))
      .orderBy('id')
      .limit(mostItemsOfDay)
      .execute(),

  inPeriod: async (userId, period) =>
    entriesOfPeriod(await picturesInPeriod(db, userId, period), (last) =>
      inPeriod(db, userId, period)
        .$if(last !== undefined, (query) =>
          query.where(sql`(entry_date, id)`, '>', sql`(${last?.entry_date}, ${last?.id})`),
        )
        .select(['id', 'entry_date', 'content'])
        .select(sql<string>`case when sealed is null then title else '' end`.as('title'))
        .orderBy('entry_date')
        .orderBy('id')
        .limit(entriesAtOnce)
        .execute(),
    ),

  find: async (userId, id) => {
    const row = await db
      .selectFrom('journal_entries')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where(visibleTo(userId))
      .executeTakeFirst()
    return row && toEntry(row, await imagesOf(db, id))
  },

  update: (userId, id, changes, instant, onlyVersion) =>
    inTransaction(db, async (transaction) => {
      if (changes.sealed) await expectSealable(transaction, userId, changes.sealed, id)
      const row = await transaction
        .updateTable('journal_entries')
        .set(({ eb }) => ({
          ...toRow(changes),
          updated_at: instant,
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where(visibleTo(userId))
        .$if(onlyVersion !== undefined, (query) => query.where('version', '=', onlyVersion ?? 0))
        // It may have been sealed a moment ago.
        .$if(isPlainText(changes), (query) => query.where('sealed', 'is', null))
        .returningAll()
        .executeTakeFirst()
      if (!row) return undefined
      if (changes.sealed) await erasePlainCopy(transaction, row)
      if (changes.images) {
        const holder = { userId, entryId: id, instant, isSealed: row.sealed !== null }
        await holdImages(transaction, holder, changes.images)
      }
      return toEntry(row, await imagesOf(transaction, id))
    }),

  sealedKey: (userId) => sealedKeyOf(db, userId),

  remove: async (userId, id) => {
    await db
      .deleteFrom('journal_entries')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where(visibleTo(userId))
      .execute()
  },
})
