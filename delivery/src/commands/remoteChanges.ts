// Every change of what is live of a remote: by whom it may be asked for, what it does, and how it is told.
import { findRelease } from '../builds/releases.ts'
import type { Cause } from '../publishing/changeLog.ts'
import { changeSite, type Precondition } from '../publishing/changeSite.ts'
import type { Right } from '../publishing/teams.ts'
import {
  checkedShare,
  endCanary,
  forgetOthers,
  goLive,
  pin,
  promoteCanary,
  removeRemote,
  rollBack,
  setCanaryShare,
  setEnabled,
  startCanary,
  unpin,
} from '../registry/changes.ts'
import type { Registry, RegistryEntry, Release } from '../registry/registry.ts'
import { ValidationError } from '../registry/validationError.ts'
import { siteLayout } from '../site/layout.ts'

/** Which remote, which of its releases in the site, and for how many percent of browsers. */
export type ChangeRequest = {
  name: string
  version?: string | undefined
  share?: number | undefined
}

type Given = ChangeRequest & { release: Release | undefined }

type RemoteChange = {
  /** The right that a team needs. */
  right: Right
  /** The registry after the change. */
  apply: (registry: Registry, given: Given) => Registry
  /** Says how the remote is then. */
  result: (entry: RegistryEntry) => string
}

/** @throws a ValidationError where a request names no version */
const wanted = ({ name, release }: Given) => {
  if (release) return release
  throw new ValidationError(`Which version of ${name}? Name one that lies in the site.`)
}

const spread = ({ name, version, canary }: RegistryEntry) =>
  canary
    ? `${canary.share} % of browsers get ${name} ${canary.version}, the others ${version}.`
    : `Every browser gets ${name} ${version}.`

/** Each change by its name. */
export const remoteChanges = {
  live: {
    right: 'release',
    apply: (registry, given) => goLive(registry, wanted(given)),
    result: ({ name, version, waiting }) =>
      waiting
        ? `${name} is pinned to ${version}: ${waiting.version} waits until it is unpinned.`
        : `${name} is at ${version}.`,
  },
  rollback: {
    right: 'release',
    apply: (registry, { name, release }) => rollBack(registry, name, release),
    result: ({ name, version, previous }) =>
      `${name} is back at ${version}. ${previous?.version} stays in the site; rolling back again returns to it.`,
  },
  canary: {
    right: 'release',
    apply: (registry, { name, release, share }) => {
      const percent = checkedShare(share ?? Number.NaN, share)
      return release
        ? startCanary(registry, release, percent)
        : setCanaryShare(registry, name, percent)
    },
    result: spread,
  },
  promote: {
    right: 'release',
    apply: (registry, { name }) => promoteCanary(registry, name),
    result: spread,
  },
  end: {
    right: 'release',
    apply: (registry, { name }) => endCanary(registry, name),
    result: spread,
  },
  pin: {
    right: 'release',
    apply: (registry, { name, release }) => pin(registry, name, release),
    result: ({ name, version }) =>
      `${name} is pinned to ${version}: what is published meanwhile waits until it is unpinned.`,
  },
  unpin: {
    right: 'release',
    apply: (registry, { name }) => unpin(registry, name),
    result: ({ name, version }) => `${name} follows what is published again. It is at ${version}.`,
  },
  forget: {
    right: 'release',
    apply: (registry, { name }) => forgetOthers(registry, name),
    result: ({ name, version }) =>
      `${name} is at ${version} and has no release to go back to by itself; older ones stay in the site until they are pruned.`,
  },
  disable: {
    right: 'operate',
    apply: (registry, { name }) => setEnabled(registry, name, false),
    result: ({ name }) =>
      `${name} is out of the product: its routes, nav items and slots are gone.`,
  },
  enable: {
    right: 'operate',
    apply: (registry, { name }) => setEnabled(registry, name, true),
    result: ({ name, version }) => `${name} is in the product, at ${version}.`,
  },
  remove: {
    right: 'operate',
    apply: (registry, { name }) => removeRemote(registry, name),
    result: ({ name }) =>
      `${name} is not in the site any more. Its releases lie there until they are pruned.`,
  },
} satisfies Record<string, RemoteChange>

export type ChangeName = keyof typeof remoteChanges

/** All of them. */
export const changeNames = [
  'live',
  'canary',
  'promote',
  'end',
  'rollback',
  'pin',
  'unpin',
  'forget',
  'disable',
  'enable',
  'remove',
] as const satisfies ChangeName[]

/**
 * Changes what is live of a remote.
 * @returns a sentence that says how it is now, what is live, and whether anything has changed
 * @throws a ValidationError that says why nothing has changed, and what the precondition throws
 */
export const changeRemote = async (
  site: string,
  change: ChangeName,
  request: ChangeRequest,
  cause: Omit<Cause, 'action'>,
  precondition?: Precondition,
) => {
  const { name, version } = request
  const { apply, result }: RemoteChange = remoteChanges[change]
  let subject: RegistryEntry | undefined
  const release =
    version === undefined ? undefined : await findRelease(siteLayout(site), name, version)
  const { registry, isChanged } = await changeSite(
    site,
    (live) => {
      subject = live.registry.remotes.find((entry) => entry.name === name)
      return { ...live, registry: apply(live.registry, { ...request, release }) }
    },
    { ...cause, action: change },
    precondition,
  )
  const entry = registry.remotes.find((one) => one.name === name)
  const described = entry ?? subject
  if (!described) throw new Error(`${name} is not in the registry.`)
  return { sentence: result(described), registry, entry, isChanged }
}
