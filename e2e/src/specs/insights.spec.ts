// What readings say together: on a phone and at a desk, by key, in both themes and for a screen reader.
import type { Page } from 'playwright-core'
import { axeFindings, horizontalOverflow } from '../support/accessibility.ts'
import { apiCaller } from '../support/api.ts'
import { desktop } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { tabTo } from '../support/keyboard.ts'
import { printedPages } from '../support/printedPages.ts'
import { register, signIn } from '../support/users.ts'

const startsAt = '2026-03-12T12:00:00Z'
const settings = { startsAt, timezoneId: 'UTC', locale: 'en-GB' }
const dayMs = 86_400_000
const path = '/mood/history/insights'

const log = async (page: Page, readings: object[]) => {
  const access = await page.evaluate(() => localStorage.getItem('access_token'))
  const call = apiCaller(new URL(page.url()).origin, access)
  for (const reading of readings) await call('POST', '/mood/', { time_zone: 'UTC', ...reading })
}

// Every third day is a walk, and two steps better.
const seventyDays = Array.from({ length: 70 }, (_, ago) => ({
  mood_value: (ago % 3 === 0 ? 4 : 2) + (ago % 2),
  energy: 'low',
  tags: ago % 3 === 0 ? ['walk'] : ['desk'],
  note: '',
  recorded_at: `${new Date(Date.parse(startsAt) - ago * dayMs).toISOString().slice(0, 10)}T09:30`,
}))

// An entry, a waypoint that was reached, and words that were used twice.
const keepJournalAndPath = async (page: Page) => {
  const access = await page.evaluate(() => localStorage.getItem('access_token'))
  const call = apiCaller(new URL(page.url()).origin, access)
  await call('POST', '/journal/', {
    entry_date: '2026-03-10',
    mood: 4,
    emotion: 'calm',
    title: 'The harbour',
    content: 'We walked to the harbour and back. The ferry left, and the ferry came.',
  })
  const { id } = await call<{ id: number }>('POST', '/journey/', {
    title: 'Sea',
    category: 'wellness',
    start_date: '2026-03-01',
    target_date: '2026-04-01',
  })
  await call('POST', `/journey/${id}/milestone/`, {
    title: 'First swim',
    type: 'habit',
    is_completed: true,
  })
}

const checkAppearance = async (page: Page, ...themes: ('light' | 'dark')[]) => {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    const overflow = await horizontalOverflow(page)
    expect({ findings: await axeFindings(page), overflow }).toEqual({ findings: [], overflow: 0 })
  }
}

spec(
  'on a phone few days say that it is too early; a hard day of another year is left out until it is asked for',
  async ({ page }) => {
    await register(page)
    await signIn(page)
    await log(page, [
      { mood_value: 4, note: 'First frost.', recorded_at: '2025-03-12T08:00' },
      { mood_value: 1, note: 'A heavy one.', recorded_at: '2024-03-12T08:00' },
    ])
    await page.goto('/mood/history')
    await page.getByRole('link', { name: 'Insights' }).click()
    await page.getByText('Not enough to go on yet').waitFor()
    await page.getByText('2 days with a reading so far.').waitFor()
    await page.getByText('“First frost.”').waitFor()
    await page.getByText('1 hard day left out. It stays in your history.').waitFor()
    await checkAppearance(page, 'light', 'dark')
    await page.getByRole('switch', { name: 'Leave out hard days', checked: true }).click()
    await page.getByText('“A heavy one.”').waitFor()
    await page.reload()
    await page.getByText('“A heavy one.”').waitFor()
  },
  settings,
)

spec(
  'at a desk a tag is told that goes with better days, charts have their numbers in their names, and the streak is counted when it is asked for',
  async ({ page }) => {
    await register(page)
    await signIn(page)
    await log(page, seventyDays)
    await page.goto(path)
    const tags = page.getByRole('region', { name: 'What goes with better days' })
    await tags.getByText('#walk sits higher, #desk lower.').waitFor()
    await tags.getByText(/^average 4\.5 on 24 days, 2\.5 on the other 46/).waitFor()
    await tags.getByText(/^Going together is not causing\./).waitFor()
    await page.getByRole('img', { name: /^Monday: average .+; Sunday: average / }).waitFor()
    await page
      .getByRole('img', { name: /^morning: too little to say, 70 days; midday: too little/ })
      .waitFor()
    const plane = page.getByRole('table', { name: 'Readings by energy and mood' })
    const good = plane.getByRole('row', { name: /^Good/ })
    expect((await good.getByRole('cell').allInnerTexts()).join(' ')).toBe('12 0 0')
    await page.getByText('You noted 12 readings on 12 days.').waitFor()
    await tabTo(page, page.getByRole('button', { name: 'February 2026' }))
    await page.keyboard.press('Enter')
    await page.getByText('You noted 28 readings on 28 days.').waitFor()
    await checkAppearance(page, 'light', 'dark')
    await tabTo(page, page.getByRole('button', { name: 'Count gently' }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '70 days in touch with yourself' }).waitFor()
    await page.getByRole('button', { name: 'Hide this' }).click()
    await page.getByRole('button', { name: 'Count gently' }).waitFor()
  },
  { ...settings, ...desktop },
)

spec(
  'a year is looked back on from its days, with words and waypoints, prints on one page, and steps to its months',
  async ({ page }) => {
    await register(page)
    await signIn(page)
    await log(page, seventyDays.slice(0, 20))
    await keepJournalAndPath(page)
    await page.goto('/mood/history/year')
    await page.getByRole('link', { name: 'Look back on 2026' }).click()
    await page.getByRole('heading', { name: '2026, looked back on' }).waitFor()
    await page.getByText('You noted 20 readings on 20 days.').waitFor()
    const journal = page.getByRole('region', { name: 'Journal' })
    await journal.getByText('1 entry, 16 words in all.').waitFor()
    expect(await journal.getByRole('listitem').allInnerTexts()).toEqual([
      'ferry 2 times',
      'harbour 2 times',
    ])
    await page.getByRole('link', { name: 'First swim' }).waitFor()
    await checkAppearance(page, 'light', 'dark')
    expect(await printedPages(page)).toBe(1)
    await page.setViewportSize({ width: 320, height: 700 })
    await tabTo(page, page.getByRole('button', { name: 'Month', exact: true }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'March, looked back on' }).waitFor()
    await page.getByRole('link', { name: 'First swim' }).waitFor()
    await checkAppearance(page, 'light')
    await page.getByRole('link', { name: 'Every day of this month' }).click()
    await page.getByRole('heading', { name: 'March 2026' }).waitFor()
  },
  { ...settings, ...desktop },
)
