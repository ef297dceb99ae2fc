import type { Page } from 'playwright-core'
import { desktop } from '../support/browser.ts'
import { expiredToken } from '../support/clock.ts'
import { logReading, readWeekMoods } from '../support/readings.ts'
import { spec } from '../support/fixtures.ts'
import { register, signIn } from '../support/users.ts'

const definitions = async (page: Page) =>
  (await page.getByRole('definition').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))

/** All figures of the dashboard and the history. */
const readFigures = async (page: Page) => {
  await page.goto('/dashboard')
  const week = await readWeekMoods(page)
  const tiles = await definitions(page)
  await page.goto('/mood/history')
  await page.getByText('Showing 3 of 3 readings').waitFor()
  const stats = await definitions(page)
  const moods = await page.getByRole('article').getByRole('heading').allInnerTexts()
  return { week, tiles: tiles.filter((text) => !text.startsWith('since')), stats, moods }
}

spec(
  'every language of the browser shows the same figures, and its own dates',
  async ({ page, newDevice, clock, allowErrors }) => {
    allowErrors(expiredToken)
    await register(page)
    await signIn(page)
    await logReading(page, 'Good', 'On Tuesday.')
    await clock.goTo('2025-11-26T09:00:00Z')
    await logReading(page, 'Sad', 'On Wednesday morning.')
    await logReading(page, 'Excellent', 'And later.')
    const expected = {
      week: [...Array<null>(5).fill(null), 'Good', 'Good, 3.5 as the mean of 2 readings'],
      tiles: ['3', '😄 Excellent', '1 of 3 readings', '3.7', 'up 14.6% against 3.2', '8', '2 new'],
      stats: ['2', '3.7', '😄'],
      moods: ['Excellent', 'Sad', 'Good'],
    }
    const languages = { 'en-US': 'November 26', 'en-GB': '26 November', 'de-DE': '26. November' }
    for (const [locale, day] of Object.entries(languages)) {
      const device = await newDevice({ ...desktop, timezoneId: 'Europe/Berlin', locale })
      expect({ locale, ...(await readFigures(device)) }).toEqual({ locale, ...expected })
      await device.getByText(day).first().waitFor()
      await device.context().close()
    }
  },
  { timezoneId: 'Europe/Berlin', locale: 'en-GB', startsAt: '2025-11-25T09:00:00Z' },
)
