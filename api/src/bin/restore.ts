// npm run restore -- <file>: puts a backup in the place of the database, while it is not served.
import { resolve } from 'node:path'
import { restore } from '../storage/restore.ts'
import { runCommand, servedFile } from '../storage/command.ts'

const tool =
  'restore it with pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" truenorth.dump.'

void runCommand(async ([name], environment) => {
  const to = servedFile(environment, tool)
  if (!name) throw new Error('Which backup? npm run restore -- <file>')
  const kept = await restore({ from: resolve(name), to, now: new Date() })
  return kept ? `Restored. What was there is kept as ${kept}.` : 'Restored.'
})
