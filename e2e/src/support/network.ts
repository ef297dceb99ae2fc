// What lies between browser and server: a line that can be held or cut, an API that cannot be reached, a copy for the time without a network.
import { EventEmitter, once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { headerNames, serverMark } from '@truenorth/api-contract/headers'
import type { BrowserContext, Page, Route } from 'playwright-core'
import { waitForAsync } from './waiting.ts'

type State = 'open' | 'held' | 'cut'

const requestLine = /^[A-Z]+ (\S+) HTTP\/1\.1\r$/gm

/** Passes everything on, and notes the paths of requests. */
const createListener = (requested: string[]) =>
  new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      for (const [, path = ''] of chunk.toString('latin1').matchAll(requestLine))
        requested.push(path)
      done(null, chunk)
    },
  })

/**
 * Opens a line to a server, which is named by `leadTo`. While it is held, requests go out and are not passed on; while it is cut,
 * connections break.
 */
export const openLine = async () => {
  let port = 0
  let state: State = 'open'
  const lines = new Map<Socket, Transform>()
  const requested: string[] = []
  const server = createServer((browser) => {
    if (state === 'cut') return browser.destroy()
    const upstream = connect({ host: '127.0.0.1', port })
    const listener = createListener(requested)
    lines.set(browser, listener)
    const close = () => {
      lines.delete(browser)
      browser.destroy()
      upstream.destroy()
    }
    for (const socket of [browser, upstream]) socket.setNoDelay().on('error', close)
    browser.on('close', close)
    upstream.pipe(browser)
    listener.pipe(upstream)
    if (state === 'open') browser.pipe(listener)
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port.')
  const cut = () => {
    state = 'cut'
    for (const browser of lines.keys()) browser.destroy()
  }
  return {
    url: `http://localhost:${address.port}`,
    /** How often this path has reached the server, whoever asked: page, worker or document. */
    countRequests: (path: string) => requested.filter((one) => one === path).length,
    leadTo: (origin: string) => {
      port = Number(new URL(origin).port)
    },
    cut,
    hold: () => {
      state = 'held'
      for (const [browser, listener] of lines) browser.unpipe(listener)
    },
    /** Passes on what was held, and lets new connections through. */
    restore: () => {
      if (state === 'held') for (const [browser, listener] of lines) browser.pipe(listener)
      state = 'open'
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

type Answer = Pick<NonNullable<Parameters<Route['fulfill']>[0]>, 'status' | 'json' | 'body'>

/** Answers a call of the API in the server's place, with its mark (D41). */
export const answerAsServer = (route: Route, { json, body, ...answer }: Answer) =>
  route.fulfill({
    ...answer,
    body: body ?? JSON.stringify(json),
    headers: { 'Content-Type': 'application/json', [headerNames.serverMark]: serverMark },
  })

/** From here on calls of the API fail in this browser. Returns the list to which each of them is added. */
export const blockApi = async (context: BrowserContext) => {
  const calls: string[] = []
  await context.route(/\/api\//, (route) => {
    calls.push(`${route.request().method()} ${route.request().url()}`)
    return route.abort()
  })
  return calls
}

/** From here on reads of the API wait until the function is called that is returned; writes do not. */
export const holdReads = async (page: Page) => {
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') await opened
    await route.continue()
  })
  return () => gate.emit('open')
}

/** Waits until the service worker has stored the shell and everything that this page has used so far. */
export const waitForOfflineCopy = (page: Page) =>
  waitForAsync(
    page,
    async () => {
      const shell = await caches.open('truenorth-shell')
      const files = await caches.open('truenorth-files')
      // The manifests in the document are kept with the first message of this page to the worker.
      const manifests = [...document.querySelectorAll<HTMLElement>('script[data-manifest]')]
      const used = [
        ...performance.getEntriesByType('resource').map(({ name }) => name),
        ...[...document.querySelectorAll('link')].map(({ href }) => href),
        ...manifests.map(({ dataset }) => dataset['manifest'] ?? ''),
      ]
        .map((address) => new URL(address, location.origin).pathname)
        .filter((path) => /^\/(assets|remotes)\//.test(path))
      const stored = await Promise.all(used.map((path) => files.match(path, { ignoreVary: true })))
      return (await shell.keys()).length > 0 && stored.every(Boolean)
    },
    undefined,
  )

/**
 * Waits for a script that has some words in it, such as one that is fetched when the page is idle: nothing on the page shows
 * that it has come. Call it before the page opens.
 */
export const waitForCode = (page: Page, words: string) =>
  page.waitForResponse(
    async (response) => response.url().endsWith('.js') && (await response.text()).includes(words),
  )
