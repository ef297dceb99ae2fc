// The service worker, which opens the shell without a network. It knows no user, and never responds to API requests.
import { shareAddress } from '@truenorth/api-contract/share'
import { isScreen, isVersioned } from './addresses'
import { createFiles } from './files'
import { respondToNavigation } from './navigation'
import { readPageUse } from './pageUse'
import { keepShared } from './share'
import { createShell } from './shell'

declare const self: ServiceWorkerGlobalScope

const environment = { caches: self.caches, fetch: self.fetch.bind(self) }
const files = createFiles(environment)
const shell = createShell(environment, files)

const begin = async () => {
  // Earlier workers enabled it, and Firefox opens no page without a network as long as it is.
  await self.registration.navigationPreload?.disable()
  // It does not claim open pages: they would load their fonts again through it, and their text would move.
}

// Pages depend on no version of the worker, so that a new one takes over at once, without a reload.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(begin()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.method === 'POST' && pathname === shareAddress)
    event.respondWith(keepShared(request, environment))
  if (request.method !== 'GET') return
  if (isVersioned(pathname))
    event.respondWith(files.respond(request, (work) => event.waitUntil(work)))
  else if (request.mode === 'navigate' && isScreen(pathname))
    event.respondWith(respondToNavigation({ network: fetch(request), findShell: shell.find }))
})

// Messages follow each other closely: one after the other, none of them fetches what another has just kept.
let work: Promise<unknown> = Promise.resolve()

self.addEventListener('message', (event) => {
  const use = readPageUse(event.data)
  if (!use) return
  const page = event.source instanceof Client ? event.source.id : ''
  // What cannot be kept now is kept after the next page has loaded.
  work = work.then(() => shell.keepFor(use, page)).catch(() => undefined)
  event.waitUntil(work)
})
