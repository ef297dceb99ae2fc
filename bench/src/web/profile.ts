// A browser profile of one user on one of the compared sites, and its visits to screens.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { storeTokens } from '../common/product.ts'
import type { Kind } from './compare.ts'
import { momentOf, momentOfHydration, momentOfPaint, watchShift } from './inPage.ts'
import { type Network, openLine } from './network.ts'
import type { Screen } from './screens.ts'
import { signIn } from './users.ts'

export type Width = 390 | 1280
const heights = { 390: 844, 1280: 900 }

/** The browser, and the addresses of the compared sites. */
export type Contest = { browser: Browser; urls: Record<Kind, string> }

export type Opened = { page: Page; requests: () => number; url: string; bytes: () => number }
export type Profile = Awaited<ReturnType<typeof openProfileOn>>

const openPage = async (context: BrowserContext, { cpuSlowdown }: Network) => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let requests = 0
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1
  })
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return { page, requests: () => requests }
}

/** Opens a fresh profile with a line of its own to the site at an address. */
export const openProfileOn = async (
  browser: Browser,
  site: string,
  { viewer = 'visitor', width = 390 }: { viewer?: Screen['viewer']; width?: Width } = {},
) => {
  const line = await openLine(site)
  const context = await browser.newContext({ viewport: { width, height: heights[width] } })
  if (viewer !== 'visitor') await context.addInitScript(storeTokens, await signIn(site, viewer))
  await context.addInitScript(watchShift)
  return {
    open: async (network: Network): Promise<Opened> => {
      line.setNetwork(network)
      const { page, requests } = await openPage(context, network)
      return { page, requests, url: line.url, bytes: line.bytes }
    },
    close: async () => {
      await context.close()
      line.close()
    },
  }
}

/** Opens a fresh profile of a screen's viewer on one of the compared sites. */
export const openProfile = (
  { browser, urls }: Contest,
  kind: Kind,
  viewer: Screen['viewer'],
  width?: Width,
) => openProfileOn(browser, urls[kind], { viewer, ...(width && { width }) })

const longestMs = 60_000

const waitForMoment = async (
  page: Page,
  find: (shown: Screen['usable']) => number | false,
  shown: Screen['usable'],
) => Number(await (await page.waitForFunction(find, shown, { timeout: longestMs })).jsonValue())

/** When a screen can be used, in milliseconds of the page's own clock. */
export const whenUsable = (page: Page, { usable }: Screen) => waitForMoment(page, momentOf, usable)

/** Opens a screen. Times are milliseconds since the navigation began. */
export const visit = async ({ page, requests, url }: Opened, screen: Screen) => {
  await page.goto(url + screen.path, { waitUntil: 'commit' })
  const usableMs = await whenUsable(page, screen)
  return { usableMs, requests: requests() }
}

/** Opens a prerendered screen, which shows before it can be used. */
export const visitPrerendered = async (opened: Opened, screen: Screen) => {
  const { page, bytes } = opened
  const { usableMs } = await visit(opened, screen)
  const hasScript = (await page.locator('script[src]').count()) > 0
  const hydratedMs = hasScript
    ? await waitForMoment(page, momentOfHydration, screen.usable)
    : Number.NaN
  const firstPaintMs = await waitForMoment(page, momentOfPaint, screen.usable)
  await page.waitForLoadState('networkidle')
  return { firstPaintMs, usableMs, hydratedMs, kilobytes: bytes() / 1000 }
}
