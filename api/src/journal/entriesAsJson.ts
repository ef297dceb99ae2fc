import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../db/columns.ts'
import { limitedTo, postgresInstant } from '../db/jsonParts.ts'
import type { Tables } from '../db/tables.ts'

type Wanted = { userId: number; limit?: number | undefined }

const newestOf = ({ userId, limit }: Wanted) => sql`
  where user_id = ${userId} order by entry_date desc, id desc
  ${limitedTo(limit)}`

const sqliteList = (wanted: Wanted) => sql<{ list: string }>`
  select json_group_array(json_object(
    'id', id, 'version', version, 'entry_date', entry_date, 'mood', mood, 'emotion', emotion,
    'title', title, 'content', content, 'tags', json(tags),
    'images', json(images),
    'created_at', replace(created_at, '.000000Z', 'Z'),
    'updated_at', replace(updated_at, '.000000Z', 'Z')
  )) as list
  from (
    select *, (
      select json_group_array(path) from (
        select '/journal/images/' || picture.id || '/' as path
        from journal_images picture where picture.entry_id = journal_entries.id
        order by picture.position
      )
    ) as images
    from journal_entries ${newestOf(wanted)}
  )`

const postgresList = (wanted: Wanted) => sql<{ list: string }>`
  select coalesce(json_agg(row_to_json(entry)), '[]')::text as list
  from (
    select id, version, entry_date, mood, emotion, title, content, tags,
      (
        select coalesce(json_agg('/journal/images/' || picture.id || '/' order by picture.position), '[]')
        from journal_images picture where picture.entry_id = journal_entries.id
      ) as images,
      ${postgresInstant('created_at')} as created_at,
      ${postgresInstant('updated_at')} as updated_at
    from journal_entries ${newestOf(wanted)}
  ) as entry`

/** The list as JSON text, built by the database, pictures and all, in one query. */
export const entriesAsJson = async (db: Kysely<Tables>, dialect: Dialect, wanted: Wanted) => {
  const query = dialect === 'sqlite' ? sqliteList(wanted) : postgresList(wanted)
  const { rows } = await query.execute(db)
  return rows[0]?.list ?? '[]'
}
