import { logReading } from '../support/readings.ts'
import { spec } from '../support/fixtures.ts'
import { register, signIn } from '../support/users.ts'

spec(
  'the document prefetches the first API response of a screen, and the screen’s code does not request it again',
  async ({ page }) => {
    await register(page)
    await signIn(page)
    await logReading(page, 'Good', 'Rain all day.')
    // What the dashboard requests again after a reading is not of the next screen.
    await page.waitForLoadState('networkidle')
    const requested: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/')) requested.push(pathname + search)
    })
    let releaseCode = () => {}
    const released = new Promise<void>((resolve) => {
      releaseCode = resolve
    })
    await page.route(/\/assets\/shell\./, async (route) => {
      await released
      await route.continue()
    })
    const response = page.waitForResponse('**/api/mood/?limit=50')
    await page.goto('/mood/history', { waitUntil: 'commit' })
    expect((await response).status()).toBe(200)
    releaseCode()
    await page.getByText('“Rain all day.”').waitFor()
    expect(requested.filter((path) => path.startsWith('/api/mood/'))).toEqual([
      '/api/mood/?limit=50',
    ])
    expect(requested.filter((path) => path.endsWith('/users/me/'))).toHaveLength(1)
  },
)
