import { sql } from 'kysely'
import { migration } from './columns.ts'

export const moods = migration(({ id, reference, instant, day, json, length, strict }) => [
  sql`create table moods (
    id ${id},
    user_id ${reference} not null references users (id) on delete cascade,
    mood_value integer not null check (mood_value between 1 and 5),
    energy text check (energy in ('', 'low', 'medium', 'high')),
    note text not null check (${length}(note) <= 500),
    tags ${json} not null,
    recorded_at ${instant} not null,
    local_date ${day} not null,
    time_zone text not null,
    version integer not null default 1
  ) ${strict}`,
  sql`create index moods_newest_first on moods (user_id, recorded_at, id)`,
  sql`create index moods_by_day on moods (user_id, local_date, mood_value)`,
])
