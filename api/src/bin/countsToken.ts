// npm run counts-token: lets the team of a remote read how its feedback goes.
import { contextPatterns } from '@truenorth/api-contract/feedback'
import { remoteTokens } from '../feedback/remoteTokens.ts'
import { openDatabase, runCommand } from './command.ts'

const usage = `npm run counts-token -- create REMOTE (or all)
npm run counts-token -- end REMOTE (or all)`

void runCommand(async ([command, remote, ...rest], environment) => {
  const isKnown = command === 'create' || command === 'end'
  if (!isKnown || rest.length > 0 || !remote || !contextPatterns.remote.test(remote))
    throw new Error(usage)
  const database = await openDatabase(environment)
  try {
    const tokens = remoteTokens(database.db)
    if (command === 'end') return `Ended: ${await tokens.end(remote)}.`
    return `The token for the counts of ${remote}, shown this once: ${await tokens.add(remote, new Date())}`
  } finally {
    await database.close()
  }
})
