// npm run recount: counts the days of all readings anew, also while they are served.
import { fillMoodDays, forgetMoodDays } from '../moods/moodDays.kysely.ts'
import { openDatabase, runCommand } from './command.ts'

void runCommand(async (_args, environment) => {
  const database = await openDatabase(environment)
  try {
    await forgetMoodDays(database.db)
    const { users, rows } = await fillMoodDays(database.db)
    return `Counted the days of ${users} accounts; ${rows} days were other than their readings.`
  } finally {
    await database.close()
  }
})
