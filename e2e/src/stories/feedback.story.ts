import type { Page } from 'playwright-core'
import { maya, register, signIn } from '../people.ts'
import { appointAdmin } from '../product/appointAdmin.ts'
import { crowdOf } from '../product/crowdOf.ts'
import { story } from '../story.ts'

const wide = { viewport: { width: 1280, height: 900 } }
const river = { ...maya, username: 'river', email: 'river@example.org' }

const sendFeedback = async (page: Page, text: string) => {
  await page.getByRole('button', { name: 'Send Feedback' }).click()
  await page.getByRole('dialog').getByLabel('Your feedback').fill(text)
  await page.getByRole('dialog').getByRole('button', { name: 'Send Feedback' }).click()
}
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
}
const tile = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd')

story(
  'feedback is sent, and an administrator sees it unread, marks it as read and deletes it',
  async ({ page, product, seen }) => {
    await register(page, river)
    expect(await appointAdmin(product.data, 'river')).toContain('river is an administrator.')
    await register(page)
    await signIn(page)
    await page.goto('/mood/history?from=here')
    await page.getByRole('button', { name: 'Send Feedback' }).click()
    await page.getByRole('radio', { name: 'Bug Report' }).check({ force: true })
    await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
    await page.getByLabel('Your feedback').fill('<b>The chart</b> shows Sunday as Okay.')
    await page.getByLabel('Email').fill('maya@example.org')
    await seen('Send Feedback')
    await page.getByRole('dialog').getByRole('button', { name: 'Send Feedback' }).click()
    await seen('Thank You!')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await signOut(page)

    await signIn(page, river)
    await page.getByRole('link', { name: 'Feedback', exact: true }).click()
    await page.getByRole('main').getByText('1 unread').waitFor()
    await page.waitForFunction(() => document.title === '(1) User Feedback · Truenorth')
    await page.getByRole('link', { name: /^Unread maya .* 4 of 5 stars$/ }).click()
    const item = page.getByRole('article', { name: 'Bug Report' })
    for (const words of ['maya@example.org', '/mood/history', '<b>The chart</b> shows Sunday'])
      await item.getByText(words).waitFor()
    expect(await item.getByText('from=here').count()).toBe(0)
    await seen('User Feedback')
    await item.getByRole('button', { name: 'Mark as read' }).click()
    await page.getByRole('main').getByText('1 unread').waitFor({ state: 'detached' })
    await page.reload()
    await item.waitFor()
    expect(await item.getByRole('button', { name: 'Mark as read' }).count()).toBe(0)

    await item.getByRole('button', { name: 'Delete' }).click()
    await seen('Delete this feedback?')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await seen('No feedback yet')
    await page.reload()
    await seen('No feedback yet')
  },
  wide,
)

story(
  'the inbox is closed to visitors and to users, and its code does not reach them',
  async ({ page, seen }) => {
    await page.goto('/admin/feedback')
    await page.waitForURL('**/login')
    await register(page)
    await signIn(page)
    const loaded = new Set<string>()
    page.on('request', (request) => loaded.add(request.url()))
    await page.goto('/admin/feedback')
    await seen('Access Denied')
    await page.getByText('You need administrator privileges to access this page.').waitFor()
    await page.getByRole('button', { name: 'Send Feedback' }).waitFor()
    const ours = [...loaded].filter((url) => url.includes('/remotes/feedback/'))
    const files = await Promise.all(ours.map((url) => page.request.get(url)))
    const theirs = (await Promise.all(files.map((file) => file.text()))).join()
    expect(theirs).toContain('Send Feedback')
    expect(theirs).not.toContain('Mark as read')
    expect([...loaded].filter((url) => url.includes('/api/feedback/'))).toEqual([])
    expect(await page.getByRole('link', { name: 'Feedback', exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Go Back' }).click()
    await seen('Your Truenorth Compass')
  },
  wide,
)

story(
  'feedback that fails to be sent keeps its words, also through a reload, and arrives once',
  async ({ page, context, product, seen, expectErrors }) => {
    expectErrors(/Failed to load resource/, /sending feedback/)
    await register(page)
    await signIn(page)
    await context.route('**/api/feedback/', (route) => route.abort())
    await sendFeedback(page, 'The tunnel ate it.')
    await page.getByText('Failed to submit feedback. Please try again.').waitFor()
    await seen('Send Feedback')
    expect(await page.getByLabel('Your feedback').inputValue()).toBe('The tunnel ate it.')
    await page.reload()
    await page.getByRole('button', { name: 'Send Feedback' }).click()
    await page.waitForFunction(
      () => document.querySelector('textarea')?.value === 'The tunnel ate it.',
    )
    await context.unroute('**/api/feedback/')
    await page.getByRole('dialog').getByRole('button', { name: 'Send Feedback' }).click()
    await page.getByText('Thank You!').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await appointAdmin(product.data, 'maya')
    await page.goto('/admin/feedback')
    await page.getByRole('main').getByText('1 unread').waitFor()
    await seen('User Feedback')
  },
)

story(
  'of 120 items a filter survives page two, a reload, back, and a link to an item',
  async ({ page, product, newTab, seen }) => {
    await crowdOf(product.url, 6, 20)
    await register(page, river)
    await appointAdmin(product.data, 'river')
    await signIn(page, river)
    await page.goto('/admin/feedback')
    await page.getByText('1–50 of 120').waitFor()
    expect(await tile(page, 'Total').innerText()).toBe('120')
    expect(await tile(page, 'Bugs').innerText()).toBe('60')
    await seen('User Feedback')
    await page.getByRole('button', { name: 'bug' }).click()
    await page.getByText('1–50 of 60').waitFor()
    await page.getByRole('link', { name: 'Next' }).click()
    await page.getByText('51–60 of 60').waitFor()
    await page.reload()
    await page.getByText('51–60 of 60').waitFor()
    expect(await page.locator('a[data-item]').count()).toBe(10)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.getByRole('article').getByText('No. 18 of person1').waitFor()
    const words = await page.getByRole('article').innerText()
    const other = await newTab()
    await other.goto(page.url())
    const same = other.getByRole('article')
    await same.waitFor()
    expect(await same.innerText()).toBe(words)
    await page.goBack()
    await page.goBack()
    await page.getByText('1–50 of 60').waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^feedback-\d{4}-\d{2}-\d{2}\.csv$/)
  },
  wide,
)
