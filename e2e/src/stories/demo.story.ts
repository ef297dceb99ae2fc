import type { Page } from 'playwright-core'
import { startDemo, takeApiAway } from '../demo.ts'
import { photograph } from '../product/photograph.ts'
import { story } from '../story.ts'

const wide = { viewport: { width: 1280, height: 900 } }

const demoFiles = (page: Page) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/demo\./.test(request.url())) loaded.push(request.url())
  })
  return loaded
}

story(
  'the demo loads its code when it starts, says what it is, and asks no server: readings',
  async ({ page, context, seen }) => {
    const loaded = demoFiles(page)
    const asked = await takeApiAway(context)
    await page.goto('/login')
    await seen(/^Welcome/)
    expect(loaded).toEqual([])
    await startDemo(page)
    expect(loaded).toHaveLength(1)
    const banner = page.getByRole('complementary', { name: 'Demo' })
    await banner.getByText('This is a demo with sample data.').waitFor()
    await page.getByText('Waypoint 4 of 5').waitFor()
    await page.getByText('Hello, Juniper').waitFor()
    await seen('Your Truenorth Compass')

    await page.goto('/mood/create')
    await page.getByRole('radio', { name: 'Excellent' }).check({ force: true })
    await page.getByLabel('Note').fill('A reading that nobody else will see.')
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
    await seen('Complete Mood History')
    await page.goto('/mood/today')
    await page.getByText('Adjusted.').waitFor()
    await seen('Your Discovery Path')
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { name: 'Your Truenorth Compass' }).waitFor()
    expect(await page.getByText('Adjusted.').count()).toBe(0)
    expect(asked).toEqual([])
  },
  wide,
)

story(
  'the demo asks no server: journal and feedback; it outlives a reload and ends with signing out',
  async ({ page, context, seen }) => {
    const asked = await takeApiAway(context)
    await startDemo(page)
    await page.goto('/journal')
    await page.getByRole('link', { name: 'The desk by the window', exact: true }).click()
    await page.getByRole('img', { name: /^A desk with an open notebook/ }).waitFor()
    await seen('The desk by the window')
    await page.goto('/journal')
    await page.getByRole('button', { name: 'New Entry' }).click()
    await page.getByLabel('Title').fill('Only here')
    await page.getByLabel('Content').fill('Written in a demo.')
    await page.locator('input[type=file]').setInputFiles(await photograph(page))
    await page.getByLabel('Describe picture 1').fill('Stripes of every colour')
    await page.getByRole('button', { name: 'Create Entry' }).click()
    await page.getByRole('link', { name: 'Only here', exact: true }).click()
    await page.getByRole('img', { name: 'Stripes of every colour' }).waitFor()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Content').fill('Rewritten in a demo.')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Rewritten in a demo.').last().waitFor()
    await page.getByRole('img', { name: 'Stripes of every colour' }).waitFor()
    await page.goto('/journal')
    await page.getByRole('link', { name: 'No headphones', exact: true }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Only here', exact: true }).waitFor()
    expect(await page.getByRole('link', { name: 'No headphones', exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Send Feedback' }).click()
    await page.getByLabel('Your feedback').fill('Nice demo.')
    await page.getByRole('dialog').getByRole('button', { name: 'Send Feedback' }).click()
    await page.getByText('Thank You!').waitFor()
    await page.goto('/admin/feedback')
    await seen('Access Denied')
    expect(await page.getByRole('link', { name: 'Feedback', exact: true }).count()).toBe(0)

    await page.goto('/journal')
    await page.getByRole('link', { name: 'Only here', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL('**/login')
    await startDemo(page)
    await page.goto('/journal')
    await page.getByRole('link', { name: 'No headphones', exact: true }).waitFor()
    expect(await page.getByRole('link', { name: 'Only here', exact: true }).count()).toBe(0)
    const stored = await page.evaluate(() => Object.keys(localStorage))
    expect(stored.filter((key) => !['darkMode', 'truenorth_demo'].includes(key))).toEqual([])
    expect(asked).toEqual([])
  },
  wide,
)

story('from the demo one click leads to an account of one’s own', async ({ page, context }) => {
  const asked = await takeApiAway(context)
  await startDemo(page)
  await page.getByRole('button', { name: 'Create your own logbook' }).click()
  await page.waitForURL('**/register')
  await page.getByLabel('Confirm password').waitFor()
  await page.goto('/dashboard')
  await page.waitForURL('**/login')
  expect(asked).toEqual([])
})
