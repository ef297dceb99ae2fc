import type { BrowserContext, Page } from 'playwright-core'
import { desktop } from '../support/browser.ts'
import { answerAsServer } from '../support/network.ts'
import { spec } from '../support/fixtures.ts'
import { maya, openMore, register, signIn } from '../support/users.ts'
import { expectMessage } from '../support/waiting.ts'

/**
 * Refuses the present access token, as if it had expired. The responses are held back until both tabs
 * have sent a request, so that both are refused at once.
 */
const refuseBothTabs = async (page: Page, context: BrowserContext) => {
  const expired = await page.evaluate(() => localStorage.getItem('access_token'))
  const refused = new Set<Page>()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(/\/api\//, async (route) => {
    const request = route.request()
    if (request.headers()['authorization'] !== `Bearer ${expired}`) return route.fallback()
    refused.add(request.frame().page())
    if (refused.size === 2) release()
    await released
    await answerAsServer(route, { status: 401, json: { code: 'token_not_valid' } })
  })
}

spec(
  'refused requests of two tabs cause one token refresh',
  async ({ page, context, allowErrors }) => {
    // Chromium halts a page while it opens a window: what it does on signing in should be over by then. What
    // the page begins in that moment all the same is refused, and begun again by the next cause.
    allowErrors(/401/, /callback is no longer runnable/)
    await register(page)
    await signIn(page)
    await page.waitForLoadState('networkidle')
    // A tab that the page opens shares its process: between processes Chromium hands on storage later than locks.
    const opened = context.waitForEvent('page')
    await page.evaluate(() => void window.open('/terms'))
    const other = await opened
    await other.getByRole('link', { name: 'Energy' }).waitFor()
    const refreshes: string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/api/token/refresh/')) refreshes.push(request.url())
    })
    await refuseBothTabs(page, context)
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
  desktop,
)

spec('signing out or in in one tab does so in all', async ({ page, newTab, checkScreen }) => {
  await register(page)
  await signIn(page)
  const other = await newTab()
  await other.goto('/mood/history')
  await other.getByText('No mood entries found').waitFor()
  await openMore(page)
  await expectMessage(page.getByText('Signed out'), () =>
    page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Sign Out' }).click(),
  )
  await other.waitForURL('**/login')
  expect(await other.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  await signIn(page)
  await other.waitForURL((url) => !url.pathname.endsWith('/login'))
  await checkScreen('Your Truenorth Compass')
})

spec(
  'without Remember me the session ends with the browser, with it the session survives',
  async ({ page, context, newTab }) => {
    await register(page)
    await page.goto('/login')
    await page.getByRole('checkbox', { name: 'Remember me' }).uncheck()
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

    // A browser that is closed forgets the cookies without an expiry date.
    async function endBrowserSession() {
      const cookies = await context.cookies()
      await context.clearCookies()
      await context.addCookies(cookies.filter(({ expires }) => expires > 0))
    }
  },
)
