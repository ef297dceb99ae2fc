// A spec: one user, one fresh product, one real browser. Every screen that is checked is checked by axe.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { axeFindings } from './accessibility.ts'
import { openBrowser, openContext } from './browser.ts'
import { type Clock, createClock } from './clock.ts'
import { type Product, type ProductFolders, startProduct } from './product.ts'

export type Spec = {
  page: Page
  context: BrowserContext
  product: Product
  /** Allows console errors that this spec causes. */
  allowErrors: (...patterns: RegExp[]) => void
  /** Waits for a screen's heading and checks the whole page with axe. */
  checkScreen: (heading: string | RegExp) => Promise<void>
  /** Opens another tab of the same browser, watched like the first. */
  newTab: () => Promise<Page>
  /** Takes the network away from the browser, service worker included, until `goOnline`. */
  goOffline: () => Promise<void>
  goOnline: () => Promise<void>
  /** Opens a page on another device with the same session, watched like the first. */
  newDevice: (options: BrowserContextOptions) => Promise<Page>
  /** What server and browsers take for the present. */
  clock: Clock
}

type SpecOptions = BrowserContextOptions & {
  /** The instant at which the spec begins, or `now`: then its time can jump. Otherwise it keeps the machine's time. */
  startsAt?: string
  /** Folders on which the product starts. */
  startsOn?: ProductFolders
  /** The product knows the address at which the browser reaches it. */
  knowsAddress?: boolean
}

/** Longest time of a whole spec: a busy machine is slow, not wrong. */
export const specLimitMs = 1_800_000

// The API answers 404 when there is no reading today, and browsers log every 404.
const noReadingToday = /404 .*\/api\/mood\/today\//

/** Collects what a page may not do: log errors, throw, or call another machine. */
const watchPages = (origin: string) => {
  const found: string[] = []
  const allowed: RegExp[] = [noReadingToday]
  return {
    follow: (page: Page) => {
      page.on('console', (message) => {
        if (message.type() === 'error')
          found.push(`console: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => found.push(`exception: ${error.message}`))
      page.on('request', (request) => {
        const url = request.url()
        if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url))
          found.push(`left the machine: ${url}`)
      })
      return page
    },
    allowErrors: (...patterns: RegExp[]) => void allowed.push(...patterns),
    errors: () => found.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}

const longestText = 1_500
const longestLookMs = 5_000

type Watch = ReturnType<typeof watchPages>

// What a spec waited for is often explained by what was there instead.
const describePage = async (page: Page) => {
  const timeout = { timeout: longestLookMs }
  const text = await page.innerText('body', timeout).catch(() => 'no text, for it does not answer')
  return `${page.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, longestText)}`
}

const explain = async (watch: Watch, contexts: BrowserContext[], error: unknown) => {
  if (!(error instanceof Error)) return error
  const pages = contexts.flatMap((context) => context.pages())
  const shown = await Promise.all(pages.map(describePage))
  error.message += `\n\nThe pages showed:\n${shown.join('\n')}`
  const found = watch.errors()
  if (found.length) error.message += `\n\nErrors of the page:\n${found.join('\n')}`
  return error
}

const checkScreen = (page: Page) => async (heading: string | RegExp) => {
  await page.getByRole('heading', { name: heading }).first().waitFor()
  const screen = String(heading)
  expect({ screen, findings: await axeFindings(page) }).toEqual({ screen, findings: [] })
}

let browser: Browser | undefined
let isPrepared = false

// One browser serves all specs of a file; a file without specs opens none.
const prepareBrowser = () => {
  if (isPrepared) return
  isPrepared = true
  beforeAll(async () => {
    browser = await openBrowser()
  }, specLimitMs)
  afterAll(() => browser?.close())
}

/**
 * Registers a spec with jest. It fails on a finding of axe, on a console error that is not allowed and
 * on a request that leaves the machine.
 */
export const spec = (
  title: string,
  run: (spec: Spec) => Promise<void>,
  { startsAt, startsOn, knowsAddress = false, ...options }: SpecOptions = {},
) => {
  prepareBrowser()
  test(
    title,
    async () => {
      if (!browser) throw new Error('There is no browser.')
      const open = { browser, clock: createClock(startsAt) }
      const clock = open.clock.now
      const product = await startProduct({ ...startsOn, knowsAddress, clock })
      const watch = watchPages(product.url)
      const contexts: BrowserContext[] = []
      const openDevice = async (more: BrowserContextOptions) => {
        const baseURL = product.url
        const context = await openContext(open.browser, { baseURL, clock: open.clock, ...more })
        contexts.push(context)
        return context
      }
      try {
        const context = await openDevice(options)
        const newTab = async () => watch.follow(await context.newPage())
        const page = await newTab()
        await run({
          page,
          context,
          product,
          newTab,
          newDevice: async (more) => {
            const storageState = await context.storageState()
            return watch.follow(await (await openDevice({ storageState, ...more })).newPage())
          },
          goOffline: async () => {
            // What an idle page is just fetching ahead fails. A screen that lacks a file of its own does not open.
            watch.allowErrors(/ERR_FAILED .*\/assets\//)
            // Some Chromiums keep only pages offline, so that the line is cut for the service worker.
            product.line.cut()
            await context.setOffline(true)
          },
          goOnline: async () => {
            product.line.restore()
            await context.setOffline(false)
          },
          clock: open.clock,
          allowErrors: watch.allowErrors,
          checkScreen: checkScreen(page),
        })
        expect(watch.errors()).toEqual([])
      } catch (error) {
        throw await explain(watch, contexts, error)
      } finally {
        for (const context of contexts) {
          // What is still being answered fails with the page, which says nothing about it. A spec may have
          // closed its context itself.
          await context.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)
          await context.close()
        }
        await product.stop()
      }
    },
    specLimitMs,
  )
}
