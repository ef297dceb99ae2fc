// npm run restore -- <file>: replaces the database by a backup, while it is not being served.
import { resolve } from 'node:path'
import { restore } from '../storage/backup.ts'
import { databaseFile, runCommand } from './command.ts'

const tool =
  'restore it with pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" truenorth.dump.'

void runCommand(async ([name], environment) => {
  const to = databaseFile(environment, tool)
  if (!name) throw new Error('Which backup? npm run restore -- <file>')
  const kept = await restore({ from: resolve(name), to, now: new Date() })
  return kept ? `Restored. What was there is kept as ${kept}.` : 'Restored.'
})
