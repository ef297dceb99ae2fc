import { foldText } from '@truenorth/api-contract/text'
import { sql, type Kysely, type Migration } from 'kysely'

// The tables as this migration finds and leaves them.
type Searched = {
  users: { id: number; username: string; search_name: string }
  feedback: { id: number; message: string; email: string; page: string; search_text: string }
}

const rowsAtOnce = 500

const foldNames = async (db: Kysely<Searched>) => {
  const rows = await db.selectFrom('users').select(['id', 'username']).execute()
  for (const { id, username } of rows)
    await db
      .updateTable('users')
      .set({ search_name: foldText(username) })
      .where('id', '=', id)
      .execute()
}

const foldFeedback = async (db: Kysely<Searched>, after = 0): Promise<void> => {
  const rows = await db
    .selectFrom('feedback')
    .select(['id', 'message', 'email', 'page'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute()
  for (const { id, message, email, page } of rows)
    await db
      .updateTable('feedback')
      .set({ search_text: [message, email, page].map(foldText).join('\n') })
      .where('id', '=', id)
      .execute()
  const last = rows.at(-1)
  if (last) await foldFeedback(db, last.id)
}

// What the inbox searches is folded as in every other search (D52): "cafe" finds "Café".
export const searchTexts = {
  for: (): Migration => ({
    up: async (db: Kysely<Searched>) => {
      await sql`alter table users add column search_name text not null default ''`.execute(db)
      await foldNames(db)
      await foldFeedback(db)
    },
  }),
}
