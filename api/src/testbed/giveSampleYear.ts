import { addSampleYear } from '../demo/addSampleYear.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { kyselyRepositories } from '../kyselyRepositories.ts'

type SampleYear = { dataDir: string; username: string; now: Date; zone: string }

/** Gives a user of a running installation the year that the demo shows, ending today. */
export const giveSampleYear = async ({ dataDir, username, now, zone }: SampleYear) => {
  const database = await openDatabase({ url: undefined, dataDir, onIdleError: () => undefined })
  try {
    const user = database.db.selectFrom('users').select('id').where('username', '=', username)
    const { id } = await user.executeTakeFirstOrThrow()
    const repositories = kyselyRepositories(database.db, database.dialect)
    await addSampleYear(repositories, { userId: id, startedAt: now, zone })
  } finally {
    await database.close()
  }
}
