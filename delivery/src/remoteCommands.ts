// What an operator may do with a remote that is in a site: one flip of the registry each, no build.
import { changeSite } from './changeSite.ts'
import { endCanary, promoteCanary, setCanaryShare, startCanary } from './changes/canary.ts'
import { pin, unpin } from './changes/pin.ts'
import { rollBack } from './changes/rollBack.ts'
import { setEnabled } from './changes/setEnabled.ts'
import { Refusal } from './refusal.ts'
import type { Registry, RegistryEntry } from './registry.ts'
import { findRelease } from './release/releases.ts'
import { siteLayout } from './site/layout.ts'

type Change = (registry: Registry) => Registry
type Asked = { site: string; name: string; word?: string | undefined; version?: string | undefined }
type Command = {
  usage: string
  change: (asked: Asked) => Promise<Change>
  say: (entry: RegistryEntry, asked: Asked) => string
}

const release = ({ site, name }: Asked, version?: string) =>
  version === undefined ? undefined : findRelease(siteLayout(site), name, version)

const canaryChange = async (asked: Asked): Promise<Change> => {
  const { name, word } = asked
  if (word === 'end') return (registry) => endCanary(registry, name)
  if (word === 'promote') return (registry) => promoteCanary(registry, name)
  const share = Number(word)
  const tried = await release(asked, asked.version)
  return (registry) =>
    tried ? startCanary(registry, tried, share) : setCanaryShare(registry, name, share)
}

const canaryWords = ({ name, version, canary }: RegistryEntry) =>
  canary
    ? `${canary.share} % of browsers get ${name} ${canary.version}, the others ${version}.`
    : `Every browser gets ${name} ${version}.`

const commands: Record<string, Command> = {
  rollback: {
    usage: 'rollback NAME [VERSION]',
    change: async (asked) => {
      const target = await release(asked, asked.word)
      return (registry) => rollBack(registry, asked.name, target)
    },
    say: ({ name, version, previous }) =>
      `${name} is back at ${version}. ${previous?.version} stays in the site; rolling back again returns to it.`,
  },
  pin: {
    usage: 'pin NAME [VERSION]',
    change: async (asked) => {
      const target = await release(asked, asked.word)
      return (registry) => pin(registry, asked.name, target)
    },
    say: ({ name, version }) =>
      `${name} is pinned to ${version}: what is published meanwhile waits until it is unpinned.`,
  },
  unpin: {
    usage: 'unpin NAME',
    change:
      async ({ name }) =>
      (registry) =>
        unpin(registry, name),
    say: ({ name, version }) => `${name} follows what is published again. It is at ${version}.`,
  },
  disable: {
    usage: 'disable NAME',
    change:
      async ({ name }) =>
      (registry) =>
        setEnabled(registry, name, false),
    say: ({ name }) => `${name} is out of the product: its routes, nav items and slots are gone.`,
  },
  enable: {
    usage: 'enable NAME',
    change:
      async ({ name }) =>
      (registry) =>
        setEnabled(registry, name, true),
    say: ({ name, version }) => `${name} is in the product, at ${version}.`,
  },
  canary: {
    usage: 'canary NAME SHARE [VERSION] | canary NAME end | canary NAME promote',
    change: canaryChange,
    say: canaryWords,
  },
  promote: {
    usage: 'promote NAME',
    change:
      async ({ name }) =>
      (registry) =>
        promoteCanary(registry, name),
    say: canaryWords,
  },
}

export const usage = Object.values(commands).map(({ usage }) => usage)

/**
 * Runs one command, such as `['rollback', 'mood']`.
 * @returns a sentence that says how it is now
 * @throws a refusal that says why it is as it was
 */
export const runRemoteCommand = async (site: string, words: string[]): Promise<string> => {
  const [verb = '', name, word, version] = words
  const command = commands[verb]
  if (!command || !name) throw new Refusal(['This is how it is called:', ...usage].join('\n  '))
  const asked = { site, name, word, version }
  const change = await command.change(asked)
  const { registry } = await changeSite(site, (live) => ({
    ...live,
    registry: change(live.registry),
  }))
  const entry = registry.remotes.find((remote) => remote.name === name)
  if (!entry) throw new Refusal(`${name} is not in the site.`)
  return command.say(entry, asked)
}
