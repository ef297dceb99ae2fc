// Registers the service worker, and tells it what this page is made of.
import { overrideOf } from '../remotes/override'
import { registry, remotes } from '../remotes/registry'
import type { PageUse } from '../worker/pageUse'

const isForDevelopers = () =>
  document.querySelector('meta[name="remote-overrides"][content="dev"]') !== null ||
  remotes.some(({ name }) => overrideOf(name) !== undefined)

/** Manifests came with the document: on their own they have never been asked for. */
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

// What went through the worker is kept already.
const isUnseen = (entry: PerformanceEntry) =>
  entry instanceof PerformanceResourceTiming && entry.workerStart === 0

const tell = (worker: ServiceWorker, files: string[]) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage({ sequence: registry.sequence, files } satisfies PageUse)

const unregister = async (workers: ServiceWorkerContainer) => {
  const registrations = await workers.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}

const register = async (workers: ServiceWorkerContainer) => {
  await workers.register('/worker.js', { scope: '/', updateViaCache: 'none' })
  const { active } = await workers.ready
  if (!active) return
  const sofar = versionedPaths(performance.getEntriesByType('resource'))
  tell(active, [...inlinedManifests(), ...sofar])
  const observer = new PerformanceObserver((list) => {
    const files = versionedPaths(list.getEntries().filter(isUnseen))
    if (files.length > 0) tell(active, files)
  })
  observer.observe({ type: 'resource' })
}

/** From the next visit on the shell opens without a network too. Never where a developer's own build runs. */
export const keepShell = async (): Promise<void> => {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!workers) return
  // A browser that refuses goes on as before, and is asked again at the next visit.
  await (isForDevelopers() ? unregister : register)(workers).catch(() => undefined)
}
