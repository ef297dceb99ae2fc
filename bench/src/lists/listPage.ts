// A screen that lists everything a user has written, opened in a fresh profile.
import type { openDatabase } from '@truenorth/api'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { storeTokens, type Tokens } from '../common/product.ts'

type Db = Awaited<ReturnType<typeof openDatabase>>['db']

export type Size = 'few' | 'many'
export const bothSizes = ['few', 'many'] as const

/** The screen, and what is tried on it. */
export type LongList = {
  name: string
  /** Where the screen is, and where its items come from. */
  path: string
  source: string
  sizes: Record<Size, number>
  /** Writes rows straight into the database; item 0 is the newest. */
  insert: (db: Db, userId: number, indexes: readonly number[]) => Promise<unknown>
  searchLabel: string
  /** Typed letter by letter, and deleted likewise. */
  words: readonly string[]
  /** Selects beside the search, and the value that is chosen in each. */
  choices: Readonly<Record<string, string>>
}

export type Visit = { origin: string; tokens: Tokens; cpuSlowdown: number }

// Runs in the page: notes when the first card of the list was painted.
const watchCards = () => {
  const seen = { firstCardMs: 0 }
  Object.assign(window, { seen })
  const look = () => {
    if (document.querySelector('article'))
      requestAnimationFrame(() => setTimeout(() => (seen.firstCardMs = performance.now())))
    else requestAnimationFrame(look)
  }
  look()
}

// From the arrival of the items to the first painted card.
const readFirstCardsMs = (page: Page, source: string) =>
  page.evaluate((source) => {
    const { firstCardMs }: { firstCardMs: number } = Reflect.get(window, 'seen')
    const arrived = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname === source)
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : Infinity))
    return firstCardMs - Math.min(...arrived)
  }, source)

/** Opens the list of a user in a fresh profile, with the processor slowed down so many times. */
export const openList = async (
  browser: Browser,
  { path, source }: LongList,
  { origin, tokens, cpuSlowdown }: Visit,
) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  })
  await context.addInitScript(storeTokens, tokens)
  await context.addInitScript(watchCards)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
  await page.locator('article').first().waitFor({ timeout: 60_000 })
  await page.waitForFunction(() => Reflect.get(window, 'seen').firstCardMs > 0)
  return {
    page,
    session,
    firstCardsMs: await readFirstCardsMs(page, source),
    close: () => context.close(),
  }
}

/** Megabytes of the page's heap after garbage collection. */
export const heapMegabytes = async (session: CDPSession) => {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}

const stops = 60

/** Scrolls through the whole list and back. Returns at how many stops the window showed no card. */
export const countEmptyStops = (page: Page) =>
  page.evaluate(async (stops) => {
    const frame = () => new Promise(requestAnimationFrame)
    const isVisible = (card: Element) => {
      const { top, bottom } = card.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }
    let empty = 0
    for (const direction of [1, -1])
      for (let stop = 1; stop < stops; stop += 1) {
        const share = direction === 1 ? stop / stops : 1 - stop / stops
        scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * share)
        await frame()
        await frame()
        if (![...document.querySelectorAll('article')].some(isVisible)) empty += 1
      }
    scrollTo(0, 0)
    await frame()
    return empty
  }, stops)
