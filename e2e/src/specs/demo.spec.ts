import type { Page } from 'playwright-core'
import { desktop } from '../support/browser.ts'
import { attachPhotograph, createEntry, entryLink, fillInEntry } from '../support/journal.ts'
import { blockApi } from '../support/network.ts'
import { fillInReading } from '../support/readings.ts'
import { spec } from '../support/fixtures.ts'
import { signOut, startDemo } from '../support/users.ts'
import { expectMessage } from '../support/waiting.ts'

/** Collects the requests for the demo's own code. */
const watchDemoCode = (page: Page) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/demo\./.test(request.url())) loaded.push(request.url())
  })
  return loaded
}

spec(
  'the demo loads its code when it starts, says that it is a demo, and keeps readings without a server',
  async ({ page, context, checkScreen }) => {
    const loaded = watchDemoCode(page)
    const calls = await blockApi(context)
    await page.goto('/login')
    await checkScreen(/^Welcome/)
    expect(loaded).toEqual([])
    await startDemo(page)
    expect(loaded).toHaveLength(1)
    const banner = page.getByRole('complementary', { name: 'Demo' })
    await banner.getByText('This is a demo with sample data.').waitFor()
    await page.getByText('Waypoint 4 of 5').waitFor()
    await page.getByText('Hello, Juniper').waitFor()
    await checkScreen('Your Truenorth Compass')

    await fillInReading(page, 'Excellent', 'A reading that nobody else will see.')
    await page.getByRole('button', { name: 'Save Reading' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByText('A reading that nobody else will see.').waitFor()
    await page.getByRole('link', { name: 'Adjust Reading' }).click()
    await page.getByLabel('Note').fill('Adjusted.')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByText('Adjusted.').waitFor()
    await page.goto('/mood/history')
    await page.getByText(/Showing \d{3} of \d{3} readings/).waitFor()
    await checkScreen('Complete Mood History')
    await page.goto('/mood/today')
    await page.getByText('Adjusted.').waitFor()
    await checkScreen('Your Discovery Path')
    await page
      .getByRole('button', { name: /^Edit or delete/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { name: 'Your Truenorth Compass' }).waitFor()
    expect(await page.getByText('Adjusted.').count()).toBe(0)
    expect(calls).toEqual([])
  },
  desktop,
)

spec(
  'the demo keeps a journal and takes feedback without a server, survives a reload and ends with signing out',
  async ({ page, context, checkScreen }) => {
    const calls = await blockApi(context)
    await startDemo(page)
    await page.goto('/journal')
    await entryLink(page, 'The desk by the window').click()
    await page
      .getByRole('dialog')
      .getByRole('img', { name: /^A desk with an open notebook/ })
      .waitFor()
    await checkScreen('The desk by the window')
    await page.goto('/journal')
    await fillInEntry(page, 'Only here', 'Written in a demo.')
    await attachPhotograph(page)
    await page.getByLabel('Describe picture 1').fill('Stripes of every colour')
    await createEntry(page)
    await entryLink(page, 'Only here').click()
    await page.getByRole('dialog').getByRole('img', { name: 'Stripes of every colour' }).waitFor()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Content').fill('Rewritten in a demo.')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Rewritten in a demo.').last().waitFor()
    await page.getByRole('dialog').getByRole('img', { name: 'Stripes of every colour' }).waitFor()
    await page.goto('/journal')
    await entryLink(page, 'No headphones').click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await entryLink(page, 'No headphones').waitFor({ state: 'detached' })
    await entryLink(page, 'Only here').waitFor()
    await page.getByRole('button', { name: 'Send Feedback' }).click()
    await page.getByLabel('Your feedback').fill('Nice demo.')
    await expectMessage(page.getByText('Thank You!'), () =>
      page.getByRole('dialog').getByRole('button', { name: 'Send Feedback' }).click(),
    )
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.goto('/admin/feedback')
    await checkScreen('Access Denied')
    expect(await page.getByRole('link', { name: 'Feedback', exact: true }).count()).toBe(0)

    await page.goto('/journal')
    await entryLink(page, 'Only here').waitFor()
    await signOut(page)
    await startDemo(page)
    await page.goto('/journal')
    await entryLink(page, 'No headphones').waitFor()
    expect(await entryLink(page, 'Only here').count()).toBe(0)
    const stored = await page.evaluate(() => Object.keys(localStorage))
    expect(stored.filter((key) => !['darkMode', 'truenorth_demo'].includes(key))).toEqual([])
    expect(calls).toEqual([])
  },
  desktop,
)

spec(
  'one click leads from the demo to the registration form, and ends the demo',
  async ({ page, context }) => {
    const calls = await blockApi(context)
    await startDemo(page)
    await page.getByRole('button', { name: 'Create your own logbook' }).click()
    await page.waitForURL('**/register')
    await page.getByLabel('Confirm password').waitFor()
    await page.goto('/dashboard')
    await page.waitForURL('**/login')
    expect(calls).toEqual([])
  },
)
