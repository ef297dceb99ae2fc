// A part of a remote: from the release that this browser gets, tried again once, else from another that the site names.
import type { RegistryEntry, Release } from '@truenorth/delivery/registry'
import { noteOutcome } from './health'
import type { RemoteModule } from './loadRelease'
import { otherReleases } from './otherReleases'
import { assertMayTry, noteSuccess } from './patience'
import { remotes } from './registry'

/** Who sees no remote, as a visitor of the landing page, fetches no federation. */
const loadRelease = async (release: Release, expose: string): Promise<RemoteModule> => {
  const host = await import(/* webpackChunkName: "host" */ './loadRelease')
  return host.loadRelease(release, expose)
}

const retryDelayMs = 300
const jitterMs = 500

const loading = new Map<string, Promise<RemoteModule>>()
/** Remotes that failed: their next try begins with what the site names by then. */
const troubled = new Set<string>()
/** Remotes of which another release has stepped in: all their parts come from that one. */
const steppedIn = new Map<string, Release>()

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, retryDelayMs + Math.random() * jitterMs)
  })

/** Who has waited through a time limit does not wait through another. */
const isWorthRetrying = (error: unknown) => !/tim(ed|e) ?out/i.test(String(error))

const tryTwice = async (release: Release, expose: string) => {
  try {
    return await loadRelease(release, expose)
  } catch (error) {
    if (!isWorthRetrying(error)) throw error
    await pause()
    return loadRelease(release, expose)
  }
}

const wanted = async (remote: RegistryEntry): Promise<Release> => {
  const { live } = troubled.has(remote.name) ? await otherReleases(remote) : {}
  if (live && live.version !== remote.version) steppedIn.set(remote.name, live)
  return steppedIn.get(remote.name) ?? remote
}

const tryOthers = async (remote: RegistryEntry, failed: Release, expose: string) => {
  const { live, previous } = await otherReleases(remote)
  for (const release of [live, previous]) {
    if (!release || release.version === failed.version) continue
    // The first failure is the one that is told.
    const module = await loadRelease(release, expose).catch(() => undefined)
    if (!module) continue
    steppedIn.set(remote.name, release)
    return module
  }
  return undefined
}

const load = async (remote: RegistryEntry, expose: string): Promise<RemoteModule> => {
  const { name } = remote
  assertMayTry(name)
  const started = performance.now()
  const release = await wanted(remote)
  const { version } = release
  try {
    const module = await tryTwice(release, expose)
    noteOutcome({ name, version, state: 'well', load_ms: performance.now() - started })
    noteSuccess(name)
    return module
  } catch (error) {
    const module = await tryOthers(remote, release, expose)
    if (!module) throw error
    noteOutcome({ name, version, state: 'previous', error })
    noteSuccess(name)
    return module
  }
}

const find = (name: string) => {
  const remote = remotes.find((one) => one.name === name)
  if (!remote) throw new Error(`${name} is not in the registry`)
  return remote
}

/** A remote's exposed module; the same promise until `forgetPart`. */
export const loadPart = (name: string, expose: string): Promise<RemoteModule> => {
  const id = `${name}/${expose}`
  const known = loading.get(id)
  if (known) return known
  const promise = load(find(name), expose)
  loading.set(id, promise)
  return promise
}

/** After a failure: lets the next `loadPart` of this remote start afresh. */
export const forgetPart = (name: string) => {
  troubled.add(name)
  steppedIn.delete(name)
  for (const id of loading.keys()) if (id.startsWith(`${name}/`)) loading.delete(id)
}
