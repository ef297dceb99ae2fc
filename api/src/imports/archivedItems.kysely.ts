// Items of our own archive, found by the ids that they have in the account which it is of.
import type { ArchivedItem, AskedItem } from '@truenorth/api-contract/imports'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { wireInstant } from '../time/instant.ts'
import { isSameItem, type StoredItem } from './import.repository.ts'
import { chunks } from './parts.ts'
import { visibleTo } from './visible.ts'

const idsAtOnce = 500

const tables = {
  reading: { table: 'moods', made: 'recorded_at' },
  entry: { table: 'journal_entries', made: 'created_at' },
  path: { table: 'journeys', made: 'created_at' },
} as const

const findStored = (
  db: Kysely<Tables>,
  userId: number,
  kind: ArchivedItem['kind'],
  ids: readonly number[],
) => {
  const { table, made } = tables[kind]
  return db
    .selectFrom(table)
    .select(['id', 'version', `${made} as made_at`])
    .where('user_id', '=', userId)
    .where(visibleTo(userId))
    .where('id', 'in', ids)
    .execute()
}

/** Finds the stored items that an archive names; ids of other accounts are none. */
export const findArchived = async (
  db: Kysely<Tables>,
  userId: number,
  items: readonly AskedItem[],
  isOwnArchive: boolean | undefined,
) => {
  const stored = new Map<string, StoredItem>()
  for (const kind of ['reading', 'entry', 'path'] as const) {
    const asked = isOwnArchive === false ? [] : items
    const ids = asked.flatMap(({ archived }) => (archived?.kind === kind ? archived.id : []))
    for (const some of chunks(ids, idsAtOnce))
      for (const { id, version, made_at } of await findStored(db, userId, kind, some))
        stored.set(`${kind} ${id}`, { id, version, made_at: wireInstant(made_at) })
  }
  return (archived: ArchivedItem) => {
    const found = stored.get(`${archived.kind} ${archived.id}`)
    return isSameItem(archived, found, isOwnArchive) ? found : undefined
  }
}
