// Readings through their screens: log one, read the week's chart.
import type { Page } from 'playwright-core'

type Mood = 'Very Sad' | 'Sad' | 'Okay' | 'Good' | 'Excellent'

/** Opens the log page and fills it in. */
export const fillInReading = async (page: Page, mood: Mood, note: string) => {
  await page.goto('/mood/create')
  await page.getByRole('radio', { name: mood, exact: true }).check()
  await page.getByLabel('Note').fill(note)
}

/** Logs a reading through its screen and lands on the dashboard. */
export const logReading = async (page: Page, mood: Mood, note: string) => {
  await fillInReading(page, mood, note)
  await page.getByRole('button', { name: 'Save Reading' }).click()
  await page.waitForURL('**/dashboard')
}

/** The chart of the last seven days as its text alternative says it: day and mood. */
export const readWeekChart = async (page: Page) => {
  const table = page.getByRole('table', { name: 'Mood over the last 7 days' })
  await table.waitFor({ state: 'attached' })
  const rows = await table.getByRole('row').allInnerTexts()
  return rows.slice(1).map((row) => row.split('\t').map((cell) => cell.trim()))
}

/** The mood of each of the last seven days, oldest first; null for a day without an entry. */
export const readWeekMoods = async (page: Page) =>
  (await readWeekChart(page)).map(([, mood = '']) => (mood.startsWith('No entry') ? null : mood))
