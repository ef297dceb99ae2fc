import { sql } from 'kysely'
import { migration } from './columns.ts'

/** The key under which a user's browsers keep what is not sent yet; made when it is first asked for (D46). */
export const deviceKeys = migration(() => [sql`alter table users add column device_key text`])
