import type { Browser, CDPSession, Page } from 'playwright-core'
import type { LongList } from './longList.ts'

export type Tokens = { access: string; refresh: string }
export type Visit = { origin: string; tokens: Tokens; cpuSlowdown: number }

const storeTokens = ({ access, refresh }: Tokens) => {
  localStorage.setItem('access_token', access)
  localStorage.setItem('refresh_token', refresh)
}

// Notes when the first card of the list was painted.
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

/** Opens the list of a person in a fresh profile, with the processor slowed down so many times. */
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
    firstCardsMs: await firstCardsMs(page, source),
    close: () => context.close(),
  }
}

// From the arrival of the items to the first painted card.
const firstCardsMs = (page: Page, source: string) =>
  page.evaluate((source) => {
    const { firstCardMs }: { firstCardMs: number } = Reflect.get(window, 'seen')
    const arrived = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname === source)
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : Infinity))
    return firstCardMs - Math.min(...arrived)
  }, source)

/** Megabytes of the page's heap after everything that can go has gone. */
export const heapMegabytes = async (session: CDPSession) => {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}
