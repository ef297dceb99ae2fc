// `npm run remote`: says or changes what is live of a remote, without a build.
import { byOperator, personOf, readLog } from '../publishing/changeLog.ts'
import { restoreGeneration } from '../publishing/changeSite.ts'
import { checkedShare } from '../registry/changes.ts'
import { ValidationError } from '../registry/validationError.ts'
import { siteLayout } from '../site/layout.ts'
import { listHistory } from './listHistory.ts'
import { listRemotes } from './listRemotes.ts'
import { changeRemote, type ChangeName, type ChangeRequest } from './remoteChanges.ts'
import type { FeedbackSource } from './remoteFeedback.ts'

type Asked = { change: ChangeName } & Omit<ChangeRequest, 'name'>

const withVersion = (change: ChangeName) => ({
  usage: [`${change} NAME [VERSION]`],
  parse: (version?: string): Asked => ({ change, version }),
})

const alone = (change: ChangeName) => ({
  usage: [`${change} NAME`],
  parse: (): Asked => ({ change }),
})

type Command = { usage: string[]; parse: (first?: string, second?: string) => Asked }

const commands: Record<string, Command> = {
  live: {
    usage: ['live NAME VERSION'],
    parse: (version) => ({ change: 'live', version }),
  },
  rollback: withVersion('rollback'),
  canary: {
    usage: ['canary NAME SHARE [VERSION]', 'canary NAME end', 'canary NAME promote'],
    parse: (first, version) => {
      if (first === 'end' || first === 'promote') return { change: first }
      if (first === undefined) throw new ValidationError(help)
      return { change: 'canary', share: checkedShare(Number(first), first), version }
    },
  },
  pin: withVersion('pin'),
  unpin: alone('unpin'),
  forget: alone('forget'),
  disable: alone('disable'),
  enable: alone('enable'),
  remove: alone('remove'),
}

/** How many words may follow the name: as many as the longest way to call a command has. */
const mostWords = ({ usage }: Command) =>
  Math.max(...usage.map((words) => words.split(' ').length - 2))

/** How each command is called. */
export const usage = [
  'list [NAME]',
  'log [NAME]',
  'history',
  'restore NUMBER',
  ...Object.values(commands).flatMap((command) => command.usage),
].map((words) => `npm run remote -- ${words}`)

const help = ['This is how it is called:', ...usage].join('\n  ')

/** What the operator says of a change, for the log. */
type Given = { commit?: string | undefined; note?: string | undefined }

const restore = async (site: string, number: string, given: Given) => {
  if (!/^\d+$/.test(number)) throw new ValidationError(help)
  const { registry } = await restoreGeneration(site, Number(number), byOperator('restore', given))
  return `The site is as it was at ${Number(number)}. That is its state ${registry.sequence} now.`
}

const mostRecords = 200

const listLog = async (site: string, remote?: string) => {
  const records = await readLog(siteLayout(site), { remote, limit: mostRecords })
  const lines = records.map((record) => {
    const { sequence, at, action, changes, commit, note } = record
    const what = changes.map(({ remote: name, summary }) => `${name} ${summary}`).join('; ')
    const why = [...(note ? [`“${note}”`] : []), ...(commit ? [`commit ${commit}`] : [])]
    const when = at.slice(0, 16).replace('T', ' ')
    return [`${sequence}  ${when}  ${personOf(record)}  ${action}`, what, ...why]
      .filter(Boolean)
      .join('  ')
  })
  return (
    lines.join('\n') || `Nothing has changed${remote ? ` of ${remote}` : ''} since there is a log.`
  )
}

export type CommandOptions = Given & {
  /** Whom `list` asks about feedback. */
  source?: FeedbackSource | undefined
}

/**
 * Runs one command, such as `['rollback', 'mood']`.
 * @returns a sentence that says how it is now
 * @throws a ValidationError that says why nothing has changed
 */
export const runRemoteCommand = async (
  site: string,
  words: string[],
  { source, ...given }: CommandOptions = {},
): Promise<string> => {
  const [verb = '', name, ...rest] = words
  if (verb === 'list' && rest.length === 0) return listRemotes(site, name, source)
  if (verb === 'log' && rest.length === 0) return listLog(site, name)
  if (verb === 'history' && name === undefined) return listHistory(site)
  if (verb === 'restore' && name && rest.length === 0) return restore(site, name, given)
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined
  if (!command || !name || rest.length > mostWords(command)) throw new ValidationError(help)
  const { change, ...asked } = command.parse(...rest)
  const { action: _, ...cause } = byOperator(change, given)
  const { sentence } = await changeRemote(site, change, { name, ...asked }, cause)
  return sentence
}
