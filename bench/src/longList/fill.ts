import { migrate, openDatabase } from '@truenorth/api'
import type { LongList } from './longList.ts'

const rowsAtOnce = 500

/** Gives a user so many items of a list. */
export const fill = async (
  dataDir: string,
  username: string,
  { insert }: LongList,
  count: number,
) => {
  const database = await openDatabase({ url: undefined, dataDir, onIdleError: () => undefined })
  await migrate(database.db, database.dialect)
  const user = database.db.selectFrom('users').select('id').where('username', '=', username)
  const { id } = await user.executeTakeFirstOrThrow()
  const indexes = Array.from({ length: count }, (_, index) => index)
  for (let from = 0; from < count; from += rowsAtOnce)
    await insert(database.db, id, indexes.slice(from, from + rowsAtOnce))
  await database.close()
}
