// npm run restore -- <file> [--identity <file>]: replaces the database by a backup, while it is not being served.
import { resolve } from 'node:path'
import { dataFolder } from '../environment.ts'
import { restore } from '../storage/backup.ts'
import { restoreDump } from '../storage/postgresDump.ts'
import { backupArguments, databaseFile, runCommand } from './command.ts'

void runCommand(async (args, environment) => {
  const backup = backupArguments(args, environment, 'restore')
  if (environment.DATABASE_URL) {
    const folder = await dataFolder(environment.DATA_DIR)
    await restoreDump({ ...backup, url: environment.DATABASE_URL, folder })
    return 'Restored.'
  }
  const to = databaseFile(environment)
  const kept = await restore({ ...backup, to: resolve(to), now: new Date() })
  return kept ? `Restored. What was there is kept as ${kept}.` : 'Restored.'
})
