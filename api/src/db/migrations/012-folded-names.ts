import { sql, type Kysely, type Migration } from 'kysely'
import { foldedName } from '../../fields/foldedName.ts'

type Named = {
  id: number
  username: string
  username_key: string
  email: string
  email_key: string | null
}

// A key that another account has already stays as it is: both accounts go on.
const setKey = (column: 'username_key' | 'email_key', id: number, key: string) => sql`
  update users set ${sql.ref(column)} = ${key}
  where id = ${id} and not exists (select 1 from users where ${sql.ref(column)} = ${key})`

const refold = async (db: Kysely<unknown>) => {
  const all = sql<Named>`select id, username, username_key, email, email_key from users order by id`
  for (const { id, username, username_key, email, email_key } of (await all.execute(db)).rows) {
    const name = foldedName(username)
    const address = foldedName(email)
    if (name !== username_key) await setKey('username_key', id, name).execute(db)
    if (email_key !== null && address !== email_key) {
      await setKey('email_key', id, address).execute(db)
    }
  }
}

/** Names and addresses are compared after case folding, where lower case was the rule before (D48). */
export const foldedNames = { for: (): Migration => ({ up: refold }) }
