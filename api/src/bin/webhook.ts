// npm run webhook: where the team of a remote is told of new feedback.
import { contextPatterns } from '@truenorth/api-contract/feedback'
import { hookSettings } from '../feedback/hooks.ts'
import { openDatabase, runCommand } from './command.ts'

const usage = `npm run webhook -- list
npm run webhook -- set REMOTE https://…
npm run webhook -- remove REMOTE`

type Settings = ReturnType<typeof hookSettings>

const listAll = async (settings: Settings) => {
  const lines = (await settings.list()).map(({ remote, url, waiting, undelivered, failure }) =>
    [
      `${remote}  ${url}`,
      `${waiting} waiting`,
      `${undelivered - waiting} given up`,
      ...(failure ? [failure] : []),
    ].join(', '),
  )
  return lines.join('\n') || 'There are no webhooks.'
}

const run = async (settings: Settings, [command, remote, url]: readonly string[]) => {
  if (command === 'list' && remote === undefined) return listAll(settings)
  if (remote === undefined || !contextPatterns.remote.test(remote)) throw new Error(usage)
  if (command === 'remove' && url === undefined)
    return (await settings.remove(remote))
      ? `${remote} has no webhook any more.`
      : `${remote} had no webhook.`
  if (command !== 'set' || url === undefined) throw new Error(usage)
  const secret = await settings.set(remote, url, new Date())
  return `New feedback for ${remote} is posted to ${url}.\nThe key of its signatures, shown this once: ${secret}`
}

void runCommand(async (args, environment) => {
  const database = await openDatabase(environment)
  try {
    return await run(hookSettings(database.db), args)
  } finally {
    await database.close()
  }
})
