import type { Page } from 'playwright-core'
import type { Opened } from './openPage.ts'
import type { Screen } from './screens.ts'

export type Visit = {
  firstPaintMs: number
  usableMs: number
  hydratedMs: number
  requests: number
  kilobytes: number
  shift: number
}

const longestMs = 90_000

/** One visit. Times are milliseconds since the navigation began; kilobytes as transferred. */
export const visit = async (
  { page, traffic }: Opened,
  origin: string,
  { path, usable }: Screen,
): Promise<Visit> => {
  await page.goto(origin + path, { waitUntil: 'commit' })
  const now = () => page.evaluate(() => performance.now())
  await page.locator(usable).first().waitFor({ timeout: longestMs })
  const usableMs = await now()
  const hydratedMs = (await isDrawnByReact(page)) ? await now() : Number.NaN
  await page.waitForLoadState('networkidle')
  const { requests, bytes } = traffic
  const paint = await page.evaluate(readPaint)
  return { ...paint, usableMs, hydratedMs, requests, kilobytes: bytes / 1000 }
}

// React notes its own node on every element that it has taken over, the last ones last.
const isDrawnByReact = async (page: Page) => {
  if ((await page.locator('script[src]').count()) === 0) return false
  await page.waitForFunction(
    () =>
      Object.keys(document.querySelector('footer a:last-of-type') ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      ),
    undefined,
    { timeout: longestMs },
  )
  return true
}

const readPaint = () => {
  const page: Window & { layoutShift?: { shift: number } } = window
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return {
    firstPaintMs: paint?.startTime ?? Number.NaN,
    shift: page.layoutShift?.shift ?? Number.NaN,
  }
}
