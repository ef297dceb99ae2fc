import { sql } from 'kysely'
import { migration } from './columns.ts'

/** The devices on which a user has signed in, by the hash of a cookie (D47). */
export const knownDevices = migration(({ reference, instant, strict }) => [
  sql`create table known_devices (
    user_id ${reference} not null references users (id) on delete cascade,
    hash text not null,
    last_used_at ${instant} not null,
    primary key (user_id, hash)
  ) ${strict}`,
  sql`create index known_devices_by_age on known_devices (last_used_at)`,
])
