// Time limits of the page expire only when a spec says so: a busy machine is not an outage.
import type { BrowserContext, Page } from 'playwright-core'

type Held = { ms: number; expire: () => void }
type Timers = { lengths: Set<number>; held: Map<number, Held> }

/** Time limits that the page keeps with `setTimeout`: a remote's script, a chunk of the shell. */
const scriptLimits = [12_000, 15_000]

// Runs in every page, before its own scripts.
const holdInPage = (lengths: number[]) => {
  const timers: Timers = { lengths: new Set(lengths), held: new Map() }
  const own = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout }
  let lastId = 1_000_000_000
  const hold = (ms: number, expire: () => void) => {
    lastId += 1
    timers.held.set(lastId, { ms, expire })
    return lastId
  }
  const setTimeout = (act: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
    ms !== undefined && timers.lengths.has(ms)
      ? hold(ms, () => act(...args))
      : Reflect.apply(own.setTimeout, window, [act, ms, ...args])
  const clearTimeout = (id?: number) => {
    if (id === undefined || !timers.held.delete(id)) own.clearTimeout.call(window, id)
  }
  Object.assign(window, { setTimeout, clearTimeout, heldTimers: timers })
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController()
    const reason = new DOMException('signal timed out', 'TimeoutError')
    hold(ms, () => controller.abort(reason))
    return controller.signal
  }
  // The http client sets its time limit here.
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', { get: () => 0, set() {} })
}

/**
 * From here on no time limit of the context's pages expires by itself: those of `fetch`, of the http
 * client and of scripts. Call it after the context's clock was installed.
 */
export const holdTimeLimits = (context: BrowserContext) =>
  context.addInitScript(holdInPage, scriptLimits)

// Runs in the page.
const holdLength = (length: number) => {
  const timers: Timers = Reflect.get(window, 'heldTimers')
  timers.lengths.add(length)
}

/** From here on timers of this length are held too, in this document and in later ones of the page. */
export const holdTimers = async (page: Page, ms: number) => {
  await page.addInitScript(holdLength, ms)
  await page.evaluate(holdLength, ms)
}

// Runs in the page.
const expireHeld = (length: number) => {
  const timers: Timers = Reflect.get(window, 'heldTimers')
  for (const [id, { ms, expire }] of timers.held)
    if (ms === length && timers.held.delete(id)) expire()
}

const pollMs = 100

/** Lets all held timers of this length expire, now and until that has shown an effect. */
export const expireTimers = async (page: Page, ms: number, hasEffect: () => Promise<boolean>) => {
  do {
    await page.evaluate(expireHeld, ms)
    await page.waitForTimeout(pollMs)
  } while (!(await hasEffect()))
}

/** How long the service worker waits for a document of the network, in milliseconds. */
export const workerPatienceMs = 3_000

/** From here on the service workers of the context wait for a slow network as long as it takes. */
export const holdWorkerPatience = async (context: BrowserContext) => {
  for (const worker of context.serviceWorkers())
    await worker.evaluate((longestMs) => {
      const own = globalThis.setTimeout
      const setTimeout = (act: () => void, ms = 0) => (ms < longestMs ? own(act, ms) : 0)
      Object.assign(globalThis, { setTimeout })
    }, workerPatienceMs)
}
