import { sql } from 'kysely'
import { migration } from './columns.ts'

// What was deleted stays nowhere else (D45): stored answers keep an id, and feedback whose author
// has deleted their account keeps no address.
export const erasure = migration(({ idOnly }) => [
  sql`update once_keys set answer = ${idOnly('answer')}`,
  sql`update feedback set
    search_text = replace(search_text, lower(email), ''),
    email = ''
    where user_id is null and email <> ''`,
])
