// The tags that counted days name by their ids. They are written while the user's row is locked.
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '../db/tables.ts'
import { chunks } from '../imports/parts.ts'

const namesAtOnce = 500

const numbersSchema = z.array(z.int())

/** The numbers of a JSON list. */
export const numbersIn = (json: string) => numbersSchema.parse(JSON.parse(json))

/** The names of a user's tags by their ids. */
export const tagNames = async (db: Kysely<Tables>, userId: number) => {
  const tags = await db
    .selectFrom('mood_tags')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .execute()
  return new Map(tags.map(({ id, name }) => [id, name]))
}

/** The ids of tags by their names; those that are new get one. */
export const tagIds = async (db: Kysely<Tables>, userId: number, names: readonly string[]) => {
  const ids = new Map<string, number>()
  for (const some of chunks(names, namesAtOnce)) {
    const known = await db
      .selectFrom('mood_tags')
      .select(['id', 'name'])
      .where('user_id', '=', userId)
      .where('name', 'in', some)
      .execute()
    for (const { id, name } of known) ids.set(name, id)
    const fresh = some.filter((name) => !ids.has(name))
    if (fresh.length === 0) continue
    const made = await db
      .insertInto('mood_tags')
      .values(fresh.map((name) => ({ user_id: userId, name })))
      .returning(['id', 'name'])
      .execute()
    for (const { id, name } of made) ids.set(name, id)
  }
  return ids
}

/** Removes those of the tags that no day has any more: a tag is a word that a person wrote (D45). */
export const forgetUnusedTags = async (
  db: Kysely<Tables>,
  userId: number,
  candidates: readonly number[],
) => {
  if (candidates.length === 0) return
  const rows = await db
    .selectFrom('mood_days')
    .select('tags')
    .distinct()
    .where('user_id', '=', userId)
    .execute()
  const used = new Set(rows.flatMap(({ tags }) => numbersIn(tags)))
  const unused = candidates.filter((id) => !used.has(id))
  for (const ids of chunks(unused, namesAtOnce))
    await db.deleteFrom('mood_tags').where('user_id', '=', userId).where('id', 'in', ids).execute()
}
