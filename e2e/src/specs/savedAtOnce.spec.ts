// After a save the next screen shows what was saved, however slow the server answers what it is asked then.
import type { Page } from 'playwright-core'
import { devices } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { fillInReading, logReading } from '../support/readings.ts'
import { register, signIn } from '../support/users.ts'

const slowMs = 2_500
const mostShift = 0.02

/** From here on reads of the API take their time; writes do not. */
const slowReads = (page: Page) =>
  page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') await page.waitForTimeout(slowMs)
    await route.continue()
  })

/**
 * Watches the page from the answer of a save on: whether the old words are still there afterwards, when the
 * new ones come, and how far the layout shifts.
 */
const watchSave = (page: Page, oldWords: string, newWords: string) =>
  page.evaluate(
    ({ oldWords, newWords }) => {
      const seen = { shift: 0, wasOld: false, newAfterMs: -1, savedAt: -1 }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (seen.savedAt >= 0) seen.shift += Number(Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift' })
      const look = () => {
        const { innerText } = document.body
        const answered = performance
          .getEntriesByType('resource')
          .findLast(
            (entry) =>
              entry instanceof PerformanceResourceTiming &&
              entry.name.endsWith('/api/mood/') &&
              entry.startTime > startedAt,
          )
        if (answered instanceof PerformanceResourceTiming && seen.savedAt < 0)
          seen.savedAt = answered.responseEnd
        if (location.pathname === '/dashboard') {
          if (innerText.includes(oldWords)) seen.wasOld = true
          if (seen.newAfterMs < 0 && innerText.includes(newWords))
            seen.newAfterMs = performance.now() - seen.savedAt
        }
        requestAnimationFrame(look)
      }
      const startedAt = performance.now()
      look()
    },
    { oldWords, newWords },
  )

type Seen = { shift: number; wasOld: boolean; newAfterMs: number }
const seenBy = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'seen') as Seen)

for (const [device, size] of Object.entries(devices))
  spec(
    `the dashboard never shows the reading before the one just logged, on ${device}`,
    async ({ page }) => {
      await register(page)
      await signIn(page)
      await logReading(page, 'Sad', 'A long grey morning.')
      await page.getByText('A long grey morning.').waitFor()
      await page.getByRole('table', { name: 'Mood over the last 7 days' }).waitFor({
        state: 'attached',
      })
      await page.getByRole('link', { name: 'CheckIn' }).click()
      await page.getByRole('radio', { name: 'Good', exact: true }).check({ force: true })
      await page.getByLabel('Note').fill('The sun came out.')
      await slowReads(page)
      await watchSave(page, 'A long grey morning.', 'The sun came out.')
      await page.getByRole('button', { name: 'Save Reading' }).click()
      await page.getByText('The sun came out.').waitFor()
      await page.waitForTimeout(2 * slowMs)
      const { shift, wasOld, newAfterMs } = await seenBy(page)
      expect(wasOld).toBe(false)
      // The words come from the answer of the save, before anything was read again.
      expect(newAfterMs).toBeLessThan(slowMs)
      expect(shift).toBeLessThanOrEqual(mostShift)
      await page.getByText('Reading saved').waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('A long grey morning.').waitFor()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
    size,
  )

spec(
  'the badge of the app counts what waits to be sent, and is cleared once it is sent',
  async ({ page, context, allowErrors }) => {
    allowErrors(/\/api\//, /\[truenorth\]/)
    await context.addInitScript(() => {
      const badges: number[] = []
      Object.assign(globalThis, { badges })
      Object.assign(Navigator.prototype, {
        setAppBadge: async (count: number) => void badges.push(count),
        clearAppBadge: async () => void badges.push(0),
      })
    })
    const badge = () => page.evaluate(() => (Reflect.get(globalThis, 'badges') as number[]).at(-1))
    await register(page)
    await signIn(page)
    await fillInReading(page, 'Good', 'On the train.')
    await page.route('**/api/**', (route) => route.abort('connectionrefused'))
    await page.getByRole('button', { name: 'Save Reading' }).click()
    const waiting = page.getByText(/What you wrote is waiting to be saved/)
    await waiting.waitFor()
    expect(await badge()).toBe(1)
    await page.unroute('**/api/**')
    await waiting.waitFor({ state: 'detached' })
    expect(await badge()).toBe(0)
  },
)
