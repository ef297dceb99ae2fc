// After a save the next screen shows what was saved, however slow the server answers what it is asked then.
import type { Page } from 'playwright-core'
import { devices } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { holdReads } from '../support/network.ts'
import { fillInReading, logReading } from '../support/readings.ts'
import { register, signIn } from '../support/users.ts'
import { placeAtRest } from '../support/waiting.ts'

const mostShift = 0.02

/** Watches the page from here on: whether these words are on the dashboard, and how far its layout shifts. */
const watchDashboard = (page: Page, oldWords: string) =>
  page.evaluate((oldWords) => {
    const seen = { shift: 0, wasOld: false }
    Object.assign(globalThis, { seen })
    const isThere = () => location.pathname === '/dashboard'
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (isThere()) seen.shift += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift' })
    const look = () => {
      if (isThere() && document.body.innerText.includes(oldWords)) seen.wasOld = true
      requestAnimationFrame(look)
    }
    look()
  }, oldWords)

type Seen = { shift: number; wasOld: boolean }
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
      await page.getByRole('radio', { name: 'Good', exact: true }).check()
      await page.getByLabel('Note').fill('The sun came out.')
      const letReadsGo = await holdReads(page)
      await watchDashboard(page, 'A long grey morning.')
      await page.getByRole('button', { name: 'Save Reading' }).click()
      // The words come from the answer of the save, before anything can be read again.
      await page.getByText('The sun came out.').waitFor()
      const readAgain = page.waitForResponse((response) => response.request().method() === 'GET')
      letReadsGo()
      await (await readAgain).finished()
      await placeAtRest(page.getByText('The sun came out.'))
      const { shift, wasOld } = await seenBy(page)
      expect(wasOld).toBe(false)
      expect(shift).toBeLessThanOrEqual(mostShift)
      await page.getByText('Reading saved').waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('A long grey morning.').waitFor()
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
