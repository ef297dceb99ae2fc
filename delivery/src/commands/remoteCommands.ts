// `npm run remote`: changes what is live of a remote, without a build.
import { findRelease } from '../builds/releases.ts'
import { changeSite, restoreGeneration } from '../publishing/changeSite.ts'
import {
  checkedShare,
  endCanary,
  entryOf,
  forgetOthers,
  pin,
  promoteCanary,
  rollBack,
  setCanaryShare,
  setEnabled,
  startCanary,
  unpin,
} from '../registry/changes.ts'
import type { Registry, RegistryEntry } from '../registry/registry.ts'
import { ValidationError } from '../registry/validationError.ts'
import { siteLayout } from '../site/layout.ts'
import { listHistory } from './listHistory.ts'
import { listRemotes } from './listRemotes.ts'
import type { FeedbackSource } from './remoteFeedback.ts'

type Change = (registry: Registry) => Registry
type Arguments = {
  site: string
  name: string
  first?: string | undefined
  second?: string | undefined
}
type Command = {
  usage: string[]
  /** How many arguments may follow the name. */
  arguments: number
  change: (given: Arguments) => Change | Promise<Change>
  /** What to print, from the entry as it is then. */
  result: (entry: RegistryEntry) => string
}

const releaseIn = ({ site, name }: Arguments, version?: string) =>
  version === undefined ? undefined : findRelease(siteLayout(site), name, version)

const commands: Record<string, Command> = {
  rollback: {
    usage: ['rollback NAME [VERSION]'],
    arguments: 1,
    change: async (given) => {
      const target = await releaseIn(given, given.first)
      return (registry) => rollBack(registry, given.name, target)
    },
    result: ({ name, version, previous }) =>
      `${name} is back at ${version}. ${previous?.version} stays in the site; rolling back again returns to it.`,
  },
  canary: {
    usage: ['canary NAME SHARE [VERSION]', 'canary NAME end', 'canary NAME promote'],
    arguments: 2,
    change: async (given) => {
      const { name, first, second } = given
      if (second === undefined && first === 'end') return (registry) => endCanary(registry, name)
      if (second === undefined && first === 'promote')
        return (registry) => promoteCanary(registry, name)
      if (first === undefined) throw new ValidationError(help)
      const share = checkedShare(Number(first), first)
      const release = await releaseIn(given, second)
      return (registry) =>
        release ? startCanary(registry, release, share) : setCanaryShare(registry, name, share)
    },
    result: ({ name, version, canary }) =>
      canary
        ? `${canary.share} % of browsers get ${name} ${canary.version}, the others ${version}.`
        : `Every browser gets ${name} ${version}.`,
  },
  pin: {
    usage: ['pin NAME [VERSION]'],
    arguments: 1,
    change: async (given) => {
      const target = await releaseIn(given, given.first)
      return (registry) => pin(registry, given.name, target)
    },
    result: ({ name, version }) =>
      `${name} is pinned to ${version}: what is published meanwhile waits until it is unpinned.`,
  },
  unpin: {
    usage: ['unpin NAME'],
    arguments: 0,
    change:
      ({ name }) =>
      (registry) =>
        unpin(registry, name),
    result: ({ name, version }) => `${name} follows what is published again. It is at ${version}.`,
  },
  forget: {
    usage: ['forget NAME'],
    arguments: 0,
    change:
      ({ name }) =>
      (registry) =>
        forgetOthers(registry, name),
    result: ({ name, version }) =>
      `${name} is at ${version} and has no release to go back to by itself; older ones stay in the site until they are pruned.`,
  },
  disable: {
    usage: ['disable NAME'],
    arguments: 0,
    change:
      ({ name }) =>
      (registry) =>
        setEnabled(registry, name, false),
    result: ({ name }) =>
      `${name} is out of the product: its routes, nav items and slots are gone.`,
  },
  enable: {
    usage: ['enable NAME'],
    arguments: 0,
    change:
      ({ name }) =>
      (registry) =>
        setEnabled(registry, name, true),
    result: ({ name, version }) => `${name} is in the product, at ${version}.`,
  },
}

/** How each command is called. */
export const usage = [
  'list [NAME]',
  'history',
  'restore NUMBER',
  ...Object.values(commands).flatMap((command) => command.usage),
].map((words) => `npm run remote -- ${words}`)

const help = ['This is how it is called:', ...usage].join('\n  ')

const restore = async (site: string, number: string) => {
  if (!/^\d+$/.test(number)) throw new ValidationError(help)
  const { registry } = await restoreGeneration(site, Number(number))
  return `The site is as it was at ${Number(number)}. That is its state ${registry.sequence} now.`
}

/**
 * Runs one command, such as `['rollback', 'mood']`.
 * @returns a sentence that says how it is now
 * @throws a ValidationError that says why nothing has changed
 */
export const runRemoteCommand = async (
  site: string,
  words: string[],
  source?: FeedbackSource,
): Promise<string> => {
  const [verb = '', name, ...rest] = words
  if (verb === 'list' && rest.length === 0) return listRemotes(site, name, source)
  if (verb === 'history' && name === undefined) return listHistory(site)
  if (verb === 'restore' && name && rest.length === 0) return restore(site, name)
  const command = commands[verb]
  if (!command || !name || rest.length > command.arguments) throw new ValidationError(help)
  const [first, second] = rest
  const change = await command.change({ site, name, first, second })
  const { registry } = await changeSite(site, (live) => ({
    ...live,
    registry: change(live.registry),
  }))
  return command.result(entryOf(registry, name))
}
