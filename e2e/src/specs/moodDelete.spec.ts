import type { Page } from 'playwright-core'
import { desktop } from '../support/browser.ts'
import { logReading, readWeekMoods } from '../support/readings.ts'
import { spec } from '../support/fixtures.ts'
import { register, signIn } from '../support/users.ts'

const emptyWeek = Array<null>(7).fill(null)

const tileText = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=..').innerText()

/** The dashboard shows nothing of today's reading. */
const expectGone = async (page: Page) => {
  await page.getByText('The needle rests at north until you take a reading.').waitFor()
  expect(await readWeekMoods(page)).toEqual(emptyWeek)
  expect(await tileText(page, 'Total Readings')).toMatch(/0\s+none yet/)
  expect(await tileText(page, 'Weekly Average')).toMatch(/0\.0\s+none yet/)
}

const confirm = (page: Page, question: string) =>
  page.getByRole('alertdialog', { name: question }).getByRole('button', { name: 'Delete' }).click()

spec(
  'today’s reading, deleted on any screen, is gone from all of them, also after going back and forward',
  async ({ page, allowErrors }) => {
    // Going forward requests the deleted reading.
    allowErrors(/404 .*\/api\/mood\/3\//, /loading a reading to edit/)
    await register(page)
    await signIn(page)
    const toDashboard = () => page.getByRole('link', { name: 'Truenorth' }).first().click()

    await logReading(page, 'Good', 'Deleted on the overview.')
    await page.getByRole('link', { name: 'Energy' }).click()
    await page.getByText('“Deleted on the overview.”').waitFor()
    await page.getByRole('button', { name: /^Edit or delete the reading/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await confirm(page, 'Delete Mood Reading?')
    await page.waitForURL('**/dashboard')
    await expectGone(page)
    await page.goBack()
    await page.getByText('There is no mood for today.').waitFor()
    expect(await page.getByText('“Deleted on the overview.”').count()).toBe(0)

    await logReading(page, 'Sad', 'Deleted in the history.')
    await page.getByRole('link', { name: 'Energy' }).click()
    await page.getByText('“Deleted in the history.”').waitFor()
    await page.getByRole('link', { name: 'View Full History' }).click()
    await page.getByRole('button', { name: /^Reading of/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await confirm(page, 'Delete Mood Entry?')
    await page.getByText('No mood entries found').waitFor()
    await page.goBack()
    await page.getByText('There is no mood for today.').waitFor()
    expect(await page.getByText('“Deleted in the history.”').count()).toBe(0)
    await toDashboard()
    await expectGone(page)

    await logReading(page, 'Excellent', 'Deleted while editing.')
    await page.getByRole('link', { name: 'Adjust Reading' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await confirm(page, 'Really delete this entry?')
    await page.waitForURL('**/dashboard')
    await expectGone(page)
    await page.goForward()
    await page.waitForURL('**/dashboard')
    await expectGone(page)
  },
  desktop,
)
