import type { BrowserContext, Page } from 'playwright-core'
import { maya, register, signIn } from '../people.ts'
import { story } from '../story.ts'

const wide = { viewport: { width: 1280, height: 900 } }

/**
 * As if five minutes had gone by: the access token in use counts no longer. The refusals are held
 * back until both tabs have asked, so that they come at once.
 */
const refuseAtOnce = async (page: Page, context: BrowserContext) => {
  const spent = await page.evaluate(() => localStorage.getItem('access_token'))
  const asking = new Set<Page>()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(/\/api\//, async (route) => {
    const request = route.request()
    if (request.headers()['authorization'] !== `Bearer ${spent}`) return route.fallback()
    asking.add(request.frame().page())
    if (asking.size === 2) release()
    await released
    await route.fulfill({ status: 401, json: { code: 'token_not_valid' } })
  })
}

story(
  'any number of refused calls in two tabs make one refresh',
  async ({ page, context, newTab, expectErrors }) => {
    expectErrors(/401/)
    await register(page)
    await signIn(page)
    const other = await newTab()
    await other.goto('/terms')
    await other.getByRole('link', { name: 'Energy' }).waitFor()
    const refreshes: string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/api/token/refresh/')) refreshes.push(request.url())
    })
    await refuseAtOnce(page, context)
    await Promise.all([
      page.getByRole('link', { name: 'Energy' }).click(),
      other.getByRole('link', { name: 'Energy' }).click(),
    ])
    await page.getByText('There is no mood for today.').waitFor()
    await other.getByText('There is no mood for today.').waitFor()
    await page.getByRole('link', { name: 'Paths' }).click()
    await page.getByRole('heading', { name: 'No Paths Yet' }).waitFor()
    expect(refreshes).toHaveLength(1)
  },
  wide,
)

story(
  'signing out in one tab signs out all, and signing in again is taken over by all',
  async ({ page, newTab, seen }) => {
    await register(page)
    await signIn(page)
    const other = await newTab()
    await other.goto('/mood/history')
    await other.getByText('No mood entries found').waitFor()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByText('Signed out').waitFor()
    await other.waitForURL('**/login')
    expect(await other.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
    await signIn(page)
    await other.waitForURL((url) => !url.pathname.endsWith('/login'))
    await seen('Your Truenorth Compass')
  },
)

story(
  'a session that is not to be remembered ends with the browser, one that is does not',
  async ({ page, context, newTab }) => {
    await register(page)
    await page.getByRole('checkbox', { name: 'Remember me' }).uncheck({ force: true })
    await signIn(page)
    await page.reload()
    await page.getByRole('heading', { name: 'Your Truenorth Compass' }).waitFor()
    await endBrowserSession()
    await page.goto('/dashboard')
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull()

    await signIn(page, maya)
    await endBrowserSession()
    const tomorrow = await newTab()
    await tomorrow.goto('/dashboard')
    await tomorrow.getByRole('heading', { name: 'Your Truenorth Compass' }).waitFor()

    // What a browser forgets when it is closed: the cookies without a date.
    async function endBrowserSession() {
      const cookies = await context.cookies()
      await context.clearCookies()
      await context.addCookies(cookies.filter(({ expires }) => expires > 0))
    }
  },
)
