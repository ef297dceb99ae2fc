// The service worker: opens the shell where there is no network. It knows of no user, and never answers for the API.
import { isScreen, isVersioned } from './addresses'
import { answerNavigation } from './answerNavigation'
import { createFiles } from './files'
import { readPageUse } from './pageUse'
import { createShell } from './shell'

declare const self: ServiceWorkerGlobalScope

const surroundings = { caches: self.caches, fetch: self.fetch.bind(self) }
const files = createFiles(surroundings)
const shell = createShell(surroundings, files)

const begin = async () => {
  // The network is asked while the worker wakes up.
  await self.registration.navigationPreload?.enable()
  // Pages that are open stay without it: fetched through it, their fonts would come anew and the text jump.
}

// Pages share nothing with a version of the worker: a new one takes over at once, and nothing reloads.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(begin()))

const networkOf = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
  const preloaded: unknown = await preloadResponse
  return preloaded instanceof Response ? preloaded : fetch(request)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin || request.method !== 'GET') return
  if (isVersioned(pathname))
    event.respondWith(files.answer(request, (work) => event.waitUntil(work)))
  else if (request.mode === 'navigate' && isScreen(pathname))
    event.respondWith(answerNavigation({ network: networkOf(event), findShell: shell.find }))
})

self.addEventListener('message', (event) => {
  const use = readPageUse(event.data)
  // What cannot be kept now is kept after the next page has arrived.
  if (use) event.waitUntil(shell.keepFor(use).catch(() => undefined))
})
