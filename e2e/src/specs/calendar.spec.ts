// The month and the year of all readings: by touch and by key, on a phone and at a desk.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { axeFindings, horizontalOverflow } from '../support/accessibility.ts'
import { apiCaller } from '../support/api.ts'
import { desktop } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { printedPages } from '../support/printedPages.ts'
import { tabTo } from '../support/keyboard.ts'
import { register, signIn } from '../support/users.ts'

const startsAt = '2026-03-12T12:00:00Z'
const settings = { startsAt, timezoneId: 'UTC', locale: 'en-GB' }

/** Readings as mood and instant, of the last thirty days. */
const logReadings = async (page: Page) => {
  const readings: [number, string][] = [
    [3, '2026-03-10T08:00:00Z'],
    [1, '2026-03-10T12:00:00Z'],
    [4, '2026-03-10T20:00:00Z'],
    [5, '2026-02-28T09:00:00Z'],
  ]
  const access = await page.evaluate(() => localStorage.getItem('access_token'))
  const call = apiCaller(new URL(page.url()).origin, access)
  for (const [mood_value, recordedAt] of readings) {
    const reading = { mood_value, energy: 'low', note: 'A walk.', tags: [] }
    await call('POST', '/mood/', reading, { 'X-Recorded-At': recordedAt })
  }
}

const enter = async (page: Page, address: string) => {
  await register(page)
  await signIn(page)
  await logReadings(page)
  await page.goto(address)
}

const day = (page: Page, name: string) => page.getByRole('button', { name })
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name })

/** Axe finds nothing in these themes, and nothing is wider than the window. */
const check = async (page: Page, ...themes: ('light' | 'dark')[]) => {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    expect({ colorScheme, findings: await axeFindings(page) }).toEqual({
      colorScheme,
      findings: [],
    })
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  }
}

spec(
  'on a phone a day of the month opens in a sheet, and a day of the year with the second tap',
  async ({ page }) => {
    await enter(page, '/mood/history')
    await page.getByRole('link', { name: 'Month' }).click()
    await page.getByRole('grid', { name: 'Moods in March 2026' }).waitFor()
    await check(page, 'light', 'dark')
    await page.getByRole('button', { name: 'March 2026' }).press('Enter')
    await page.getByRole('dialog', { name: 'Choose a month' }).waitFor()
    await page.locator('select:focus').waitFor()
    await check(page, 'dark')
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'March 2026' }))
    await page.keyboard.press('Enter')
    await page.locator('h2 button:focus').waitFor()
    await day(page, '10 March, 3 readings: Okay, Difficult, Good').click()
    const sheet = page.getByRole('dialog', { name: 'Tuesday 10 March' })
    await sheet.getByText('3 readings, average 2.7, from Difficult to Good').waitFor()
    await check(page, 'dark')
    await sheet.getByRole('button', { name: 'Monday 9 March' }).click()
    await page.getByRole('dialog', { name: 'Monday 9 March' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('[data-day="2026-03-09"]:focus').waitFor()
    expect(new URL(page.url()).search).toBe('')
    await day(page, '10 March').click()
    await sheet.getByRole('link', { name: /^Edit the reading of 10 March, 08:00/ }).click()
    await page.getByRole('heading', { name: 'Edit Compass Reading' }).waitFor()
    await page.goBack()
    await sheet.waitFor()

    await page.goto('/mood/history/year')
    await cell(page, '10 March 2026, Difficult to Good, 3 readings').click()
    await page.getByText('Difficult, Okay, Good · tap again to open').waitFor()
    await check(page, 'dark', 'light')
    await cell(page, '10 March 2026').click()
    await sheet.waitFor()
    await page.goBack()
    await page.getByText('Difficult, Okay, Good · tap again to open').waitFor()
    await page.getByRole('button', { name: 'Shapes' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Shapes', pressed: true }).waitFor()
  },
  settings,
)

spec(
  'at a desk both are walked with the keyboard; the year is a table, one printed page and a picture, too',
  async ({ page }) => {
    await enter(page, '/mood/history/month')
    await tabTo(page, day(page, '12 March, no reading'))
    // Days ahead are not reached: the week ends today.
    for (const key of ['ArrowUp', 'End', 'PageUp']) await page.keyboard.press(key)
    await page.locator('[data-day="2026-02-08"]:focus').waitFor()
    await page.keyboard.press('PageDown')
    await page.locator('[data-day="2026-03-08"]:focus').waitFor()
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    const beside = page.getByRole('region', { name: 'Tuesday 10 March' })
    await beside.getByText('3 readings, average 2.7, from Difficult to Good').waitFor()
    expect(await page.locator(':focus').getAttribute('aria-expanded')).toBe('true')
    await check(page, 'light')
    await beside.getByRole('button', { name: 'Close' }).click()
    await page.locator('[data-day="2026-03-10"]:focus').waitFor()
    expect(await printedPages(page)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('[data-day="2026-03-10"] circle').first().isVisible()).toBe(true)
    await page.emulateMedia({ media: null })

    await page.getByRole('link', { name: 'Year' }).click()
    await tabTo(page, page.getByRole('grid', { name: '2026, a cell for each day' }))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    await page.getByText('Thursday 12 February').waitFor()
    await page.keyboard.press('End')
    await page.getByText('Excellent · tap again to open').waitFor()
    await check(page, 'light')
    expect(await printedPages(page)).toBe(1)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a picture' }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe('moods-2026.png')
    const picture = await readFile(await download.path())
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect(picture.length).toBeGreaterThan(20_000)

    await page.getByRole('button', { name: 'Show as a table' }).click()
    const table = page.getByRole('table', { name: 'Readings per month and mood, 2026' })
    const march = table.getByRole('row', { name: /^March/ })
    await march.waitFor()
    expect((await march.getByRole('cell').allInnerTexts()).join(' ')).toBe('1 0 1 1 0 1')
    await check(page, 'dark')
  },
  { ...settings, ...desktop },
)
