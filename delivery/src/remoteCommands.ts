// What an operator may do with a remote that is in a site: one flip of the registry each, no build.
import { changeSite } from './changeSite.ts'
import { endCanary, percent, promoteCanary, setCanaryShare, startCanary } from './changes/canary.ts'
import { pin, unpin } from './changes/pin.ts'
import { rollBack } from './changes/rollBack.ts'
import { setEnabled } from './changes/setEnabled.ts'
import { listRemotes } from './listRemotes.ts'
import { Refusal } from './refusal.ts'
import type { Registry, RegistryEntry } from './registry.ts'
import { findRelease } from './release/releases.ts'
import { siteLayout } from './site/layout.ts'

type Change = (registry: Registry) => Registry
type Asked = { site: string; name: string; word?: string | undefined; version?: string | undefined }
type Command = {
  usage: string[]
  /** How many words may follow the name. */
  words: number
  change: (asked: Asked) => Change | Promise<Change>
  say: (entry: RegistryEntry) => string
}

const release = ({ site, name }: Asked, version?: string) =>
  version === undefined ? undefined : findRelease(siteLayout(site), name, version)

const canaryChange = async (asked: Asked): Promise<Change> => {
  const { name, word, version } = asked
  if (version === undefined && word === 'end') return (registry) => endCanary(registry, name)
  if (version === undefined && word === 'promote')
    return (registry) => promoteCanary(registry, name)
  if (word === undefined) throw new Refusal(called)
  const share = percent(Number(word), word)
  const tried = await release(asked, version)
  return (registry) =>
    tried ? startCanary(registry, tried, share) : setCanaryShare(registry, name, share)
}

const canaryWords = ({ name, version, canary }: RegistryEntry) =>
  canary
    ? `${canary.share} % of browsers get ${name} ${canary.version}, the others ${version}.`
    : `Every browser gets ${name} ${version}.`

const commands: Record<string, Command> = {
  rollback: {
    usage: ['rollback NAME [VERSION]'],
    words: 1,
    change: async (asked) => {
      const target = await release(asked, asked.word)
      return (registry) => rollBack(registry, asked.name, target)
    },
    say: ({ name, version, previous }) =>
      `${name} is back at ${version}. ${previous?.version} stays in the site; rolling back again returns to it.`,
  },
  canary: {
    usage: ['canary NAME SHARE [VERSION]', 'canary NAME end', 'canary NAME promote'],
    words: 2,
    change: canaryChange,
    say: canaryWords,
  },
  pin: {
    usage: ['pin NAME [VERSION]'],
    words: 1,
    change: async (asked) => {
      const target = await release(asked, asked.word)
      return (registry) => pin(registry, asked.name, target)
    },
    say: ({ name, version }) =>
      `${name} is pinned to ${version}: what is published meanwhile waits until it is unpinned.`,
  },
  unpin: {
    usage: ['unpin NAME'],
    words: 0,
    change:
      ({ name }) =>
      (registry) =>
        unpin(registry, name),
    say: ({ name, version }) => `${name} follows what is published again. It is at ${version}.`,
  },
  disable: {
    usage: ['disable NAME'],
    words: 0,
    change:
      ({ name }) =>
      (registry) =>
        setEnabled(registry, name, false),
    say: ({ name }) => `${name} is out of the product: its routes, nav items and slots are gone.`,
  },
  enable: {
    usage: ['enable NAME'],
    words: 0,
    change:
      ({ name }) =>
      (registry) =>
        setEnabled(registry, name, true),
    say: ({ name, version }) => `${name} is in the product, at ${version}.`,
  },
}

/** How each command is called. */
export const usage = [
  'list [NAME]',
  ...Object.values(commands).flatMap((command) => command.usage),
].map((words) => `npm run remote -- ${words}`)

const called = ['This is how it is called:', ...usage].join('\n  ')

/**
 * Runs one command, such as `['rollback', 'mood']`.
 * @returns a sentence that says how it is now
 * @throws a refusal that says why it is as it was
 */
export const runRemoteCommand = async (site: string, words: string[]): Promise<string> => {
  const [verb = '', name, ...rest] = words
  if (verb === 'list' && rest.length === 0) return listRemotes(site, name)
  const command = commands[verb]
  if (!command || !name || rest.length > command.words) throw new Refusal(called)
  const [word, version] = rest
  const change = await command.change({ site, name, word, version })
  const { registry } = await changeSite(site, (live) => ({
    ...live,
    registry: change(live.registry),
  }))
  const entry = registry.remotes.find((remote) => remote.name === name)
  if (!entry) throw new Refusal(`${name} is not in the site.`)
  return command.say(entry)
}
