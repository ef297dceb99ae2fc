// Everything that one page knows about its remotes. One instance is made when the shell starts.
import type { RegistryEntry } from '@truenorth/delivery/registry'
import { createFederation, type Federation, type RemoteModule } from './federation'
import { createHealthReports, type HealthReports } from './healthReports'
import { createPrefetch } from './prefetch'
import type { PageRegistry } from './registry'
import { createReleases, type Releases } from './releases'
import { createUpdateCheck } from './updates'

/** How a remote fails: how often it was retried, and which of its parts failed since. */
type Failing = { attempt: number; exposes: string[] }

type Failure = {
  remote: Pick<RegistryEntry, 'name' | 'version'>
  expose: string
  error: unknown
  /** A silent part leaves the message to other parts of its remote. */
  isSilent?: boolean
}

export type RemoteLoader = {
  registry: PageRegistry
  health: HealthReports
  prefetch: ReturnType<typeof createPrefetch>
  updates: ReturnType<typeof createUpdateCheck>
  /** The files of the remotes whose manifests are known. */
  files: Pick<Releases, 'listFiles' | 'subscribe'>
  versionOf: Federation['versionOf']
  /** An exposed module of a remote: the same promise, or the same failure until it may be tried again. */
  loadPart: (name: string, expose: string) => Promise<RemoteModule>
  /**
   * Notes that a part could not be shown. A remote that fails repeatedly is retried later.
   * @returns whether it is the first of its remote, so that one failure is reported once
   */
  noteFailure: (failure: Failure) => boolean
  /** Loads all failed parts of a remote again. */
  retry: (name: string) => void
  /** The failing parts by remote, for `useSyncExternalStore`. */
  failures: { subscribe: (listener: () => void) => () => void; of: (name: string) => Failing }
}

const none: Failing = { attempt: 0, exposes: [] }

/** The remotes of a page with this registry. Nothing is loaded before the first part or prefetch. */
export const createRemoteLoader = (registry: PageRegistry): RemoteLoader => {
  const health = createHealthReports()
  const releases = createReleases(registry.published)
  const federation = createFederation({ registry, releases, health })
  const failing = new Map<string, Failing>()
  const listeners = new Set<() => void>()
  const retries = new Map<string, ReturnType<typeof setTimeout>>()

  const read = (name: string) => failing.get(name) ?? none
  const write = (name: string, next: Failing) => {
    failing.set(name, next)
    for (const listener of listeners) listener()
  }

  const retry = (name: string) => {
    clearTimeout(retries.get(name))
    retries.delete(name)
    federation.forgetParts(name)
    write(name, { attempt: read(name).attempt + 1, exposes: [] })
  }

  const retryLater = (name: string, pauseMs: number) => {
    if (pauseMs === 0 || retries.has(name)) return
    retries.set(
      name,
      setTimeout(() => retry(name), pauseMs),
    )
  }

  return {
    registry,
    health,
    prefetch: createPrefetch(registry, federation),
    updates: createUpdateCheck(registry),
    files: releases,
    versionOf: federation.versionOf,
    loadPart: federation.loadPart,
    noteFailure: ({ remote: { name, version }, expose, error, isSilent = false }) => {
      retryLater(name, federation.noteFailure(name, expose))
      health.note({ name, version, state: 'away', error })
      const { attempt, exposes } = read(name)
      if (isSilent || exposes.includes(expose)) return false
      write(name, { attempt, exposes: [...exposes, expose] })
      return exposes.length === 0
    },
    retry,
    failures: {
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      of: read,
    },
  }
}
