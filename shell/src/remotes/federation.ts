// Loads the parts of remotes: from the release that this browser gets, after a failure once more, and then
// from another release that the site names. The bench and the prerendering replace this module.
import type { RegistryEntry, Release } from '@truenorth/delivery/registry'
import type { ComponentType } from 'react'
import { createAttempts, tryTwice } from './attempts'
import { loadEntryPoints } from './entryPoints'
import type { HealthReports } from './healthReports'
import { createSharedRegistry, type PageRegistry, remotesForBrowser } from './registry'
import type { Releases } from './releases'

export type RemoteModule = { default: ComponentType }

/** The Module Federation runtime. */
export type Host = {
  /** Loads the manifest and the entry of a release, without which none of its parts can be loaded. */
  openRelease: (release: Release) => Promise<unknown>
  /** Loads an exposed module of a release. */
  loadModule: (release: Release, expose: string) => Promise<RemoteModule>
}

type FederationOptions = {
  registry: PageRegistry
  releases: Releases
  health: HealthReports
  /** Default: loaded with the first remote, because a page without remotes has no use for it. */
  loadHost?: () => Promise<Host>
}

export type Federation = ReturnType<typeof createFederation>

/**
 * Fetches a file into the browser's cache, from which its script comes later. A preload would do the same, but
 * Firefox reports one that ends because its page is left as code with a wrong hash.
 */
const fetchVerified = async ({ href, integrity }: { href: string; integrity: string }) => {
  const response = await fetch(href, { integrity, priority: 'low' })
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  // A file is only cached, and only checked, as a whole.
  await response.arrayBuffer()
}

/** The parts of the remotes of one page. */
export const createFederation = (options: FederationOptions) => {
  const { registry, releases, health } = options
  let host: Promise<Host> | undefined
  /** A release of each remote that could be opened: one request decides for all parts of the remote. */
  const openings = createAttempts<Release>()
  const parts = createAttempts<RemoteModule>()
  const site = createSharedRegistry()
  /** Remotes that failed: their next try begins with what the site names by then. */
  const failed = new Set<string>()
  /** Remotes that another release has replaced: all their parts come from that one. */
  const replacements = new Map<string, Release>()
  const idOf = (name: string, expose: string) => `${name}/${expose}`

  const loadHost = async (): Promise<Host> => {
    const { createHost } = await import(/* webpackChunkName: "host" */ './host')
    return createHost(releases)
  }
  const openHost = () => {
    host ??= (options.loadHost ?? loadHost)().catch((error: unknown) => {
      host = undefined
      throw error
    })
    return host
  }
  const openRelease = async (release: Release) => {
    await (await openHost()).openRelease(release)
    return release
  }
  const loadModule = async (release: Release, expose: string) =>
    (await openHost()).loadModule(release, expose)

  /** The entry that the site has now for this browser; nothing when the site does not respond. */
  const fetchLive = async (name: string) => {
    const remotes = await site.fetch().then(remotesForBrowser, () => [])
    return remotes.find((remote) => remote.name === name)
  }

  /** What is live now, and what was live before, as far as it was not tried. */
  const fetchOthers = async ({ name, version }: Release): Promise<Release[]> => {
    const live = await fetchLive(name)
    return [live, live?.previous]
      .filter((release) => release !== undefined)
      .filter((release) => release.version !== version)
  }

  const currentRelease = async (remote: RegistryEntry): Promise<Release> => {
    const { name, version } = remote
    const live = failed.has(name) ? await fetchLive(name) : undefined
    if (live && live.version !== version) replacements.set(name, live)
    return replacements.get(name) ?? remote
  }

  /** Tries a release twice, and then others; the first failure is the one that is reported. */
  const tryReleases = async <Loaded>(
    release: Release,
    load: (release: Release) => Promise<Loaded>,
  ): Promise<Loaded> => {
    const { name, version } = release
    try {
      return await tryTwice(() => load(release))
    } catch (error) {
      for (const other of await fetchOthers(release)) {
        const loaded = await load(other).catch(() => undefined)
        if (!loaded) continue
        replacements.set(name, other)
        health.note({ name, version, state: 'previous', error })
        return loaded
      }
      failed.add(name)
      throw error
    }
  }

  const open = (remote: RegistryEntry) =>
    openings.load(remote.name, async () => tryReleases(await currentRelease(remote), openRelease))

  // The next part opens the remote again, and so begins with what the site names by then.
  const openAgain = (name: string) => {
    failed.add(name)
    openings.forget((key) => key === name)
  }

  const load = async (remote: RegistryEntry, expose: string): Promise<RemoteModule> => {
    const { name } = remote
    const started = performance.now()
    const opened = await open(remote)
    const loadFrom = async (release: Release) => {
      const module = await loadModule(release, expose)
      const load_ms = performance.now() - started
      health.note({ name, version: release.version, state: 'well', load_ms })
      return module
    }
    try {
      return await tryReleases(replacements.get(name) ?? opened, loadFrom)
    } catch (error) {
      openAgain(name)
      throw error
    }
  }

  const find = (name: string) => {
    const remote = registry.remotes.find((one) => one.name === name)
    if (!remote) throw new Error(`${name} is not in the registry`)
    return remote
  }

  return {
    /** The version of the release from which the parts of a remote come. */
    versionOf: ({ name, version }: RegistryEntry) => replacements.get(name)?.version ?? version,
    /** An exposed module of a remote: the same promise, or the same failure until it may be tried again. */
    loadPart: (name: string, expose: string): Promise<RemoteModule> => {
      const remote = find(name)
      return parts.load(idOf(name, expose), () => load(remote, expose))
    },
    /**
     * Notes that a part could not be shown, whether it failed to load or to render.
     * @returns how long it is left alone from now, in milliseconds; 0 unless it failed repeatedly
     */
    noteFailure: (name: string, expose: string) => {
      const id = idOf(name, expose)
      if (parts.noteFailure(id)) openAgain(name)
      return Math.max(openings.pauseOf(name), parts.pauseOf(id))
    },
    /** The next `loadPart` of this remote starts again, and does not wait. */
    forgetParts: (name: string) => {
      site.forget()
      replacements.delete(name)
      openAgain(name)
      parts.forget((id) => id.startsWith(`${name}/`))
    },
    /** Fetches the files of a screen ahead, once the manifest of its remote is known; failures show when it opens. */
    fetchFiles: async (remote: RegistryEntry, path: string): Promise<void> => {
      const { files, entryPoints } = releases.filesOf(remote, path)
      await Promise.allSettled([...files.map(fetchVerified), loadEntryPoints(entryPoints)])
    },
  }
}
