// The page's side of the service worker, which opens the shell without a network.
import { connection, markOffline, markOnline } from '@truenorth/shared-auth'
import { contourFile } from '@truenorth/shared-ui'
import { useEffect } from 'react'
import type { RemoteLoader } from '../remotes/loader'
import { overrideOf } from '../remotes/override'
import { fetchRegistry, type PageRegistry } from '../remotes/registry'
import { useIdle } from '../remotes/useIdle'
import { useRemotes } from '../remotes/useRemotes'
import { keptMark, type PageUse } from '../worker/pageUse'

const firstPauseMs = 5_000
const longestPauseMs = 60_000

const isKept = () =>
  performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        entry instanceof PerformanceNavigationTiming &&
        entry.serverTiming.some(({ name }) => name === keptMark),
    )

// A screen without requests to the server learns only from the site, or from the browser, that the network is back.
const waitForSite = async (pauseMs = firstPauseMs) => {
  if (connection.online) return
  const registry = await fetchRegistry().catch(() => undefined)
  if (registry) return markOnline()
  setTimeout(() => void waitForSite(Math.min(2 * pauseMs, longestPauseMs)), pauseMs)
}

/**
 * Marks the connection as offline when this page came from the service worker, until the site responds. Call
 * it once, before the first screen.
 */
export const noticeKeptShell = () => {
  if (!isKept()) return
  markOffline()
  void waitForSite()
}

const isForDevelopers = ({ remotes }: PageRegistry) =>
  document.querySelector('meta[name="remote-overrides"][content="dev"]') !== null ||
  remotes.some(({ name }) => overrideOf(name) !== undefined)

/** Manifests that came with the document were never requested. */
const inlinedManifests = () =>
  Array.from(
    document.querySelectorAll<HTMLScriptElement>('script[data-manifest]'),
    ({ dataset }) => dataset['manifest'] ?? '',
  )

const versionedPaths = (entries: PerformanceEntryList) =>
  entries
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin && /^\/(assets|remotes)\//.test(pathname),
    )
    .map(({ pathname }) => pathname)

// The worker has kept the files that it has served.
const isUnseen = (entry: PerformanceEntry) =>
  entry instanceof PerformanceResourceTiming && entry.workerStart === 0

const unregister = async (workers: ServiceWorkerContainer) => {
  const registrations = await workers.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}

const register = async (workers: ServiceWorkerContainer, { registry, files }: RemoteLoader) => {
  await workers.register('/worker.js', { scope: '/', updateViaCache: 'none' })
  const { active } = await workers.ready
  if (!active) return
  const { sequence } = registry.published
  const tell = (paths: string[]) => active.postMessage({ sequence, files: paths } satisfies PageUse)
  const loaded = versionedPaths(performance.getEntriesByType('resource'))
  // What was fetched ahead is not among the loaded resources in every browser, and a screen that was never
  // opened is not at all: all files of the remotes that are in use are kept.
  tell([...inlinedManifests(), ...loaded, contourFile, ...files.listFiles()])
  files.subscribe(() => tell(files.listFiles()))
  const observer = new PerformanceObserver((list) => {
    const used = versionedPaths(list.getEntries().filter(isUnseen))
    if (used.length > 0) tell(used)
  })
  observer.observe({ type: 'resource' })
}

const keepShell = async (remotes: RemoteLoader): Promise<void> => {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!workers) return
  // A browser that refuses works on without a worker, and is asked again at the next visit.
  const mayBeKept = !isForDevelopers(remotes.registry)
  await (mayBeKept ? register(workers, remotes) : unregister(workers)).catch(() => undefined)
}

/**
 * Keeps the shell for visits without a network, once the page has loaded and the browser is idle. A page
 * with a developer's own build is never kept.
 */
export const useKeptShell = () => {
  const remotes = useRemotes()
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle) void keepShell(remotes)
  }, [isIdle, remotes])
}
