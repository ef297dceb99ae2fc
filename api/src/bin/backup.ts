// npm run backup [-- <file>]: copies the database while it is being served.
import { dirname, join, resolve } from 'node:path'
import { backUp } from '../storage/backup.ts'
import { existingDatabaseFile, runCommand } from './command.ts'

const tool = 'back it up with pg_dump --format=custom --file=truenorth.dump "$DATABASE_URL".'

void runCommand(async ([name], environment) => {
  const from = existingDatabaseFile(environment, tool)
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const to = name ? resolve(name) : join(dirname(from), 'backups', `truenorth-${stamp}.sqlite`)
  const bytes = await backUp({ from, to })
  return `Backed up to ${to} (${bytes.toLocaleString('en')} bytes, checked). The signing key beside the database is not in it.`
})
