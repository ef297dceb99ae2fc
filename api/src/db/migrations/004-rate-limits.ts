import { sql } from 'kysely'
import { migration } from './columns.ts'

/** The table that rate-limiter-flexible counts in; its columns are the library's. */
export const rateLimits = migration(({ count, strict }) => [
  sql`create table rate_limits (
    key text primary key,
    points integer not null default 0,
    expire ${count}
  ) ${strict}`,
  sql`create index rate_limits_by_expiry on rate_limits (expire)`,
])
