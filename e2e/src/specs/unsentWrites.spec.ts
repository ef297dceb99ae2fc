// The API is down: what could not be saved waits in the browser and is sent later.
import type { Page } from 'playwright-core'
import { callApi } from '../support/api.ts'
import { fillInReading, logReading } from '../support/readings.ts'
import { spec } from '../support/fixtures.ts'
import { register, signIn } from '../support/users.ts'

const api = '**/api/**'
const notice = /What you wrote is waiting to be saved/
const note = 'On the train, without a network.'

const stopApi = (page: Page) => page.route(api, (route) => route.abort('connectionrefused'))
const startApi = (page: Page) => page.unroute(api)
const unsent = (page: Page) => page.getByRole('status').filter({ hasText: notice })

const logWithoutApi = async (page: Page) => {
  await fillInReading(page, 'Good', note)
  await stopApi(page)
  await page.getByRole('button', { name: 'Save Reading' }).click()
  await unsent(page).waitFor()
}

const storedNotes = async (page: Page) =>
  (await callApi<{ note: string }[]>(page, 'GET', '/mood/')).map(({ note }) => note)

spec(
  'an unsent reading is still announced after a reload, and is stored once when the server is back',
  async ({ page, checkScreen, allowErrors }) => {
    allowErrors(/\/api\//, /\[truenorth\]/)
    await register(page)
    await signIn(page)
    await logWithoutApi(page)
    await page.reload()
    await unsent(page).waitFor()
    await page.getByText('Hello, maya').first().waitFor({ state: 'attached' })
    await page.waitForFunction((text) => document.querySelector('textarea')?.value === text, note)
    await checkScreen('Log Your Compass Reading')

    const saved = page.getByText('Your reading has been saved.').waitFor()
    await startApi(page)
    // The product also tries again by itself, and then the button is gone.
    await Promise.race([page.getByRole('button', { name: 'Send now' }).click(), saved])
    await saved
    await page.getByText(notice).waitFor({ state: 'detached' })
    await page.getByText('Please select your mood to continue').waitFor()
    expect(await storedNotes(page)).toEqual([note])
  },
)

spec(
  'an unsent reading is sent without a press, from any screen, and then shows on the dashboard',
  async ({ page, allowErrors }) => {
    allowErrors(/\/api\//, /\[truenorth\]/)
    await register(page)
    await signIn(page)
    await logWithoutApi(page)
    await page.getByRole('link', { name: 'Truenorth, dashboard' }).click()
    await page.reload()
    await unsent(page).waitFor()
    await startApi(page)
    await page.getByText(notice).waitFor({ state: 'detached' })
    await page.getByText(note).first().waitFor()
    expect(await storedNotes(page)).toEqual([note])
  },
)

const monthMs = 31 * 24 * 60 * 60 * 1000

/** Sends what was written offline as if that had been a month ago. */
const ageWrites = (page: Page) =>
  page.route('**/api/mood/', (route) => {
    const headers = route.request().headers()
    const recordedAt = new Date(Date.now() - monthMs).toISOString()
    return headers['x-recorded-at']
      ? route.continue({ headers: { ...headers, 'x-recorded-at': recordedAt } })
      : route.fallback()
  })

spec(
  'a reading that comes back after a month can be read, and saved as of today',
  async ({ page, allowErrors }) => {
    allowErrors(/\/api\//, /\[truenorth\]/)
    await register(page)
    await signIn(page)
    await logWithoutApi(page)
    await ageWrites(page)
    await startApi(page)
    const refused = page.getByText(/^A compass reading could not be saved as of/).waitFor()
    // The product also tries again by itself, and then the button is gone.
    await Promise.race([page.getByRole('button', { name: 'Send now' }).click(), refused])
    await refused
    await page.getByRole('button', { name: 'Open: A compass reading' }).click()
    const dialog = page.getByRole('dialog', { name: 'A compass reading' })
    await dialog.getByText(note).waitFor()
    expect(await storedNotes(page)).toEqual([])
    await dialog.getByRole('button', { name: /^Save as of today/ }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await storedNotes(page)).toEqual([note])
  },
)

spec(
  'a reading is saved on plain http, where browsers have no crypto.randomUUID',
  async ({ page, context }) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    })
    await register(page)
    await signIn(page)
    await logReading(page, 'Good', note)
    expect(await page.evaluate(() => 'randomUUID' in crypto)).toBe(false)
    expect(await storedNotes(page)).toEqual([note])
  },
)
