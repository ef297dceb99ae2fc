import { addSampleYear } from '#src/demo/sampleYear.ts'
import { openDatabase } from '#src/db/openDatabase.ts'
import { kyselyRepositories } from '#src/kyselyRepositories.ts'

type SampleYear = { dataDir: string; username: string; now: Date; zone: string }

/** Adds the sample year of the demo, ending today, to a user of a running installation. */
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
