import type { Page } from 'playwright-core'
import { register, signIn } from '../people.ts'
import { logReading, moodsOfWeek } from '../readings.ts'
import { story } from '../story.ts'
import { lapsed } from '../time.ts'

const definitions = async (page: Page) =>
  (await page.getByRole('definition').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))

const figures = async (page: Page) => {
  await page.goto('/dashboard')
  const week = await moodsOfWeek(page)
  const tiles = await definitions(page)
  await page.goto('/mood/history')
  await page.getByText('Showing 3 of 3 readings').waitFor()
  const stats = await definitions(page)
  const moods = await page.getByRole('article').getByRole('heading').allInnerTexts()
  return { week, tiles: tiles.filter((text) => !text.startsWith('since')), stats, moods }
}

story(
  'the figures are the same in every language of the browser, only dates are written differently',
  async ({ page, context, time, expectErrors }) => {
    expectErrors(lapsed)
    await register(page)
    await signIn(page)
    await logReading(page, 'Good', 'On Tuesday.')
    await time.goTo('2025-11-26T09:00:00Z')
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
      const elsewhere = await context.browser()?.newContext({
        baseURL: new URL(page.url()).origin,
        timezoneId: 'Europe/Berlin',
        locale,
        storageState: await context.storageState(),
      })
      if (!elsewhere) throw new Error('no browser')
      await time.join(elsewhere)
      const there = await elsewhere.newPage()
      expect({ locale, ...(await figures(there)) }).toEqual({ locale, ...expected })
      await there.getByText(day).first().waitFor()
      await elsewhere.close()
    }
  },
  { timezoneId: 'Europe/Berlin', locale: 'en-GB', begins: '2025-11-25T09:00:00Z' },
)
