import type { Page } from 'playwright-core'
import { apiCaller, signUp } from '../support/api.ts'
import { desktop } from '../support/browser.ts'
import { makeAdmin } from '../support/product.ts'
import { spec } from '../support/fixtures.ts'
import { expireTimers, holdTimers } from '../support/timers.ts'
import { openFeedback, register, river, signIn, signOut } from '../support/users.ts'

/** How long the dialog thanks before it closes. */
const thanksMs = 2_000

const sendFeedback = async (page: Page, text: string) => {
  await openFeedback(page)
  await page.getByRole('dialog').getByLabel('Your feedback').fill(text)
  await page.getByRole('dialog').getByRole('button', { name: 'Send Feedback' }).click()
}
const tile = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd')

/** Registers users by the API; each of them sends praise and bugs in turn. */
const addFeedback = async (origin: string, users: number, each: number) => {
  for (let user = 1; user <= users; user += 1) {
    const username = `person${user}`
    const account = { username, email: `${username}@example.org`, password: 'Northern-Light-7' }
    const call = apiCaller(origin, (await signUp(origin, account)).access)
    for (let sent = 1; sent <= each; sent += 1) {
      const type = sent % 2 === 0 ? 'bug' : 'general'
      await call('POST', '/feedback/', { type, message: `No. ${sent} of ${username}`, page: '/' })
    }
  }
}

spec(
  'an administrator sees sent feedback as unread, marks it as read and deletes it',
  async ({ page, product, checkScreen }) => {
    await register(page, river)
    expect(await makeAdmin(product, 'river')).toContain('river is an administrator.')
    await register(page)
    await signIn(page)
    await page.goto('/mood/history?from=here')
    await page.getByRole('button', { name: 'Send Feedback' }).click()
    await page.getByRole('radio', { name: 'Bug Report' }).check()
    await page.getByRole('radio', { name: '4 stars' }).check()
    await page.getByLabel('Your feedback').fill('<b>The chart</b> shows Sunday as Okay.')
    await page.getByLabel('Email').fill('maya@example.org')
    await page.getByLabel('Choose a picture').setInputFiles({
      name: 'screen.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    })
    await page.getByRole('img', { name: 'The picture that will be sent' }).waitFor()
    await page.getByText(/^Sent along: \/mood\/history, mood 1\.0\.0, /).click()
    await page.getByRole('checkbox', { name: /^Language: / }).uncheck()
    await checkScreen('Send Feedback')
    await holdTimers(page, thanksMs)
    await page.getByRole('dialog').getByRole('button', { name: 'Send Feedback' }).click()
    await checkScreen('Thank You!')
    await expireTimers(page, thanksMs, () => page.getByRole('dialog').isHidden())
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await signOut(page)

    await signIn(page, river)
    await page.getByRole('link', { name: 'Feedback', exact: true }).click()
    await page.getByRole('main').getByText('1 unread').waitFor()
    await page.waitForFunction(() => document.title === '(1) User Feedback · Truenorth')
    await page.getByRole('link', { name: /^Unread maya .* 4 of 5 stars$/ }).click()
    const item = page.getByRole('article', { name: 'Bug Report' })
    for (const words of ['maya@example.org', '/mood/history', '<b>The chart</b> shows Sunday'])
      await item.getByText(words).first().waitFor()
    expect(await item.getByText('from=here').count()).toBe(0)
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('article img')?.naturalWidth === 1280,
    )
    await item.getByText(/^mood 1\.0\.0-/).waitFor()
    await item.getByText(/^Chrom\w+ \d+ · 1280 × \d+ · light$/).waitFor()
    const part = page.getByRole('combobox', { name: 'Part on screen' })
    await part.selectOption('mood')
    await page.getByText('1–1 of 1').waitFor()
    await part.selectOption('Any part')
    await page.getByRole('link', { name: /^Unread maya/ }).click()
    await checkScreen('User Feedback')
    await item.getByRole('button', { name: 'Mark as read' }).click()
    await page.getByRole('main').getByText('1 unread').waitFor({ state: 'detached' })
    await page.reload()
    await item.waitFor()
    expect(await item.getByRole('button', { name: 'Mark as read' }).count()).toBe(0)

    await page.getByRole('link', { name: 'Trends' }).click()
    await page.getByText(/ mood 1\.0\.0 \(1 of 8 people\)/).waitFor()
    await checkScreen('Feedback trends')
    await page.getByLabel('What the weeks count').selectOption('Page: /mood/history')
    await page.getByText('Show as a table').first().click()
    await page.getByRole('row', { name: / 4\.0 1 0 0 0 1 0$/ }).waitFor()
    await page.goBack()
    await item.getByRole('button', { name: 'Delete' }).click()
    await checkScreen('Delete this feedback?')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await checkScreen('No feedback yet')
    await page.reload()
    await checkScreen('No feedback yet')
  },
  desktop,
)

spec(
  'visitors and users get neither the inbox nor its code',
  async ({ page, checkScreen }) => {
    await page.goto('/admin/feedback')
    await page.waitForURL('**/login')
    await register(page)
    // The sign-in screen would lead back to where it was asked for.
    await page.goto('/terms')
    await signIn(page)
    const loaded = new Set<string>()
    page.on('request', (request) => loaded.add(request.url()))
    await page.goto('/admin/feedback')
    await checkScreen('Access Denied')
    await page.getByText('You need administrator privileges to access this page.').waitFor()
    await page.getByRole('button', { name: 'Send Feedback' }).waitFor()
    const remoteFiles = [...loaded].filter((url) => url.includes('/remotes/feedback/'))
    const files = await Promise.all(remoteFiles.map((url) => page.request.get(url)))
    const code = (await Promise.all(files.map((file) => file.text()))).join()
    expect(code).toContain('Send Feedback')
    expect(code).not.toContain('Mark as read')
    expect([...loaded].filter((url) => url.includes('/api/feedback/'))).toEqual([])
    expect(await page.getByRole('link', { name: 'Feedback', exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Go Back' }).click()
    await checkScreen('Your Truenorth Compass')
  },
  desktop,
)

spec(
  'feedback that could not be sent keeps its text through a reload, and is stored once',
  async ({ page, context, product, checkScreen, allowErrors }) => {
    allowErrors(/Failed to load resource/, /sending feedback/)
    await register(page)
    await signIn(page)
    await context.route('**/api/feedback/', (route) => route.abort())
    await sendFeedback(page, 'The tunnel ate it.')
    await page.getByText('Failed to submit feedback. Please try again.').waitFor()
    await checkScreen('Send Feedback')
    expect(await page.getByLabel('Your feedback').inputValue()).toBe('The tunnel ate it.')
    await page.reload()
    await page.getByRole('dialog', { name: 'Send Feedback' }).waitFor()
    await page.waitForFunction(
      () => document.querySelector('textarea')?.value === 'The tunnel ate it.',
    )
    const thanked = page.getByText('Thank You!').waitFor()
    await context.unroute('**/api/feedback/')
    // The product also tries again by itself, and then the button is gone.
    const send = page.getByRole('dialog').getByRole('button', { name: 'Send Feedback' })
    await Promise.race([send.click(), thanked])
    await thanked
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await makeAdmin(product, 'maya')
    await page.goto('/admin/feedback')
    await page.getByRole('main').getByText('1 unread').waitFor()
    await checkScreen('User Feedback')
  },
)

spec(
  'a filter of 120 items survives paging, a reload, a link to an item and going back',
  async ({ page, product, newTab, checkScreen }) => {
    await addFeedback(product.url, 6, 20)
    await register(page, river)
    await makeAdmin(product, 'river')
    await signIn(page, river)
    await page.goto('/admin/feedback')
    await page.getByText('1–50 of 120').waitFor()
    expect(await tile(page, 'Total').innerText()).toBe('120')
    expect(await tile(page, 'Bugs').innerText()).toBe('60')
    await checkScreen('User Feedback')
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
    await page.getByRole('button', { name: 'Download' }).click()
    await page.getByRole('menuitem', { name: 'Download CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^feedback-\d{4}-\d{2}-\d{2}\.csv$/)
  },
  desktop,
)
