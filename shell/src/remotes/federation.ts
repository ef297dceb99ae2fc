// A part of a remote: from the release that this browser gets, tried again once, else from another that the site names.
import type { RegistryEntry, Release } from '@truenorth/delivery/registry'
import { assertMayTry, noteSuccess } from './patience'
import { noteOutcome } from './health'
import { loadRelease, type RemoteModule } from './loadRelease'
import { otherReleases } from './otherReleases'
import { remotes } from './registry'

export type { RemoteModule }

const retryDelayMs = 300
const jitterMs = 500

const loading = new Map<string, Promise<RemoteModule>>()
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

const tryOthers = async (remote: RegistryEntry, expose: string) => {
  for (const release of await otherReleases(remote).catch(() => []))
    try {
      const module = await loadRelease(release, expose)
      steppedIn.set(remote.name, release)
      return module
    } catch {
      // The first failure is the one that is told.
    }
  return undefined
}

const load = async (remote: RegistryEntry, expose: string): Promise<RemoteModule> => {
  const { name, version } = remote
  assertMayTry(name)
  const started = performance.now()
  const other = steppedIn.get(name)
  try {
    const module = await tryTwice(other ?? remote, expose)
    if (!other) noteOutcome({ name, version, state: 'well', load_ms: performance.now() - started })
    noteSuccess(name)
    return module
  } catch (error) {
    const module = await tryOthers(remote, expose)
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

/** Lets the next `loadPart` of this remote start afresh. */
export const forgetPart = (name: string) => {
  steppedIn.delete(name)
  for (const id of loading.keys()) if (id.startsWith(`${name}/`)) loading.delete(id)
}
