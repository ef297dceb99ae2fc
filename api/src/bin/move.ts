// npm run move -- --to postgres://…: copies the embedded database to PostgreSQL.
import { parseArgs } from 'node:util'
import { move } from '../storage/move.ts'
import { existingDatabaseFile, runCommand } from './command.ts'

void runCommand(async (args, environment) => {
  const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values
  if (!to || !/^postgres(ql)?:\/\//.test(to))
    throw new Error('Where to? npm run move -- --to postgres://user:password@host/database')
  if (environment.DATABASE_URL)
    throw new Error('DATABASE_URL names a PostgreSQL database: it has been moved already.')
  const from = existingDatabaseFile(environment)
  const counts = await move({ from, to })
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return `Moved ${rows.toLocaleString('en')} rows, every one compared. Start Truenorth with DATABASE_URL set to that database and DATA_DIR as before; ${from} is left as it was.`
})
