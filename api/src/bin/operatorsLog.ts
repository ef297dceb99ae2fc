// npm run operators-log [-- --since 2031-03-05]: the operators' log as lines of JSON, newest first.
import { parseArgs } from 'node:util'
import { readOperatorLog } from '../auth/operatorLog.kysely.ts'
import { isCalendarDay } from '../fields/fields.ts'
import { openDatabase, runCommand } from './command.ts'

void runCommand(async (args, environment) => {
  const { since = '' } = parseArgs({ args, options: { since: { type: 'string' } } }).values
  if (since && !isCalendarDay(since))
    throw new Error('Since when? npm run operators-log -- --since 2031-03-05')
  const database = await openDatabase(environment)
  try {
    const written: string[] = []
    for (let before: string | null | undefined; before !== null;) {
      const page = await readOperatorLog(database.db, before)
      const lines = page.lines.filter(({ at }) => at >= since)
      written.push(...lines.map((line) => JSON.stringify({ ...line, key: undefined })))
      before = lines.length < page.lines.length ? null : page.before
    }
    return written.join('\n')
  } finally {
    await database.close()
  }
})
