import type { Page } from 'playwright-core'
import { momentOf, momentOfHydration, momentOfPaint } from './inPage.ts'
import type { Opened } from './profile.ts'
import type { Screen } from './screens.ts'

const longestMs = 60_000

const moment = async (
  page: Page,
  find: (shown: Screen['usable']) => number | false,
  shown: Screen['usable'],
) => Number(await (await page.waitForFunction(find, shown, { timeout: longestMs })).jsonValue())

/** When a screen can be used. Milliseconds since the page began, by its own clock. */
export const whenUsable = (page: Page, { usable }: Screen) => moment(page, momentOf, usable)

/** Opens a screen. Times are milliseconds since the navigation began. */
export const visit = async ({ page, requests, url }: Opened, screen: Screen) => {
  await page.goto(url + screen.path, { waitUntil: 'commit' })
  const usableMs = await whenUsable(page, screen)
  return { usableMs, requests: requests() }
}

/** Opens a prerendered screen, which is there before it can be used. */
export const visitPrerendered = async (opened: Opened, screen: Screen) => {
  const { page, bytes } = opened
  const { requests: _, usableMs } = await visit(opened, screen)
  const hasScript = (await page.locator('script[src]').count()) > 0
  const hydratedMs = hasScript ? await moment(page, momentOfHydration, screen.usable) : Number.NaN
  const firstPaintMs = await moment(page, momentOfPaint, screen.usable)
  await page.waitForLoadState('networkidle')
  return { firstPaintMs, usableMs, hydratedMs, kilobytes: bytes() / 1000 }
}
