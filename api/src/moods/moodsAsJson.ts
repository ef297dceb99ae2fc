import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Dialect } from '../db/columns.ts'
import { limitedTo, postgresInstant } from '../db/jsonParts.ts'
import type { Tables } from '../db/tables.ts'

const newestOf = (condition: RawBuilder<unknown>, limit: number | undefined) => sql`
  where ${condition} order by recorded_at desc, id desc
  ${limitedTo(limit)}`

const sqliteList = (wanted: RawBuilder<unknown>) => sql<{ list: string }>`
  select json_group_array(json_object(
    'id', id, 'version', version, 'mood_value', mood_value, 'energy', energy, 'note', note,
    'tags', json(tags), 'timestamp', replace(recorded_at, '.000000Z', 'Z'),
    'local_date', local_date, 'time_zone', time_zone
  )) as list
  from (select * from moods ${wanted})`

const postgresList = (wanted: RawBuilder<unknown>) => sql<{ list: string }>`
  select coalesce(json_agg(row_to_json(mood)), '[]')::text as list
  from (
    select id, version, mood_value, energy, note, tags,
      ${postgresInstant('recorded_at')} as timestamp,
      local_date, time_zone
    from moods ${wanted}
  ) as mood`

/** The list as JSON text, built by the database: a third of the time that rows would take. */
export const moodsAsJson = async (
  db: Kysely<Tables>,
  dialect: Dialect,
  condition: RawBuilder<unknown>,
  limit?: number,
) => {
  const wanted = newestOf(condition, limit)
  const query = dialect === 'sqlite' ? sqliteList(wanted) : postgresList(wanted)
  const { rows } = await query.execute(db)
  return rows[0]?.list ?? '[]'
}
