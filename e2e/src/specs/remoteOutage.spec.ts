// A remote whose server is down for a while.
import { desktop } from '../support/browser.ts'
import { makeAdmin } from '../support/product.ts'
import { spec } from '../support/fixtures.ts'
import { expireTimers } from '../support/timers.ts'
import { register, river, signIn } from '../support/users.ts'

const outage = 'Readings are away at the moment'
/** The first pause of the circuit breaker. */
const pauseMs = 15_000

spec(
  'with the mood remote down the rest works, and Try again recovers it without a reload',
  async ({ page, product, checkScreen, allowErrors }) => {
    allowErrors(/\/remotes\/mood\//, /remote mood/)
    const card = page.getByText(outage)
    await register(page)
    await product.takeDown('mood')
    await signIn(page)
    await card.waitFor()
    expect(await card.count()).toBe(1)
    await checkScreen('Your Truenorth Compass')
    await page.goto('/mood/create')
    await card.waitFor()
    await checkScreen('Log Your Compass Reading')
    expect(await page.getByRole('radio').count()).toBe(0)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await product.bringBack('mood')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('radio', { name: 'Good' }).waitFor()
    await checkScreen('Log Your Compass Reading')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  },
)

spec(
  'a remote that fails repeatedly is not requested for a while, is reported to administrators and recovers by itself',
  async ({ page, context, clock, product, checkScreen, allowErrors }) => {
    allowErrors(/\/remotes\/mood\//, /remote mood/)
    await register(page, river)
    await makeAdmin(product, river.username)
    await signIn(page, river)
    await page.goto('/terms')
    let requests = 0
    await context.route('**/remotes/mood/*/mf-manifest.json', (route) => {
      requests += 1
      return route.fulfill({ status: 503 })
    })
    const banner = page.getByRole('banner')
    const card = page.getByText(outage)
    let now = clock.now().getTime()
    // The time of the breaker passes here and nowhere else.
    const passRound = async () => {
      now += 2_000
      await context.clock.setFixedTime(now)
    }
    const visit = async () => {
      await banner.getByRole('link', { name: 'Energy', exact: true }).click()
      await card.waitFor()
      await passRound()
      await banner.getByRole('link', { name: 'Paths', exact: true }).click()
      await page.getByRole('button', { name: 'Start New Path' }).first().waitFor()
    }
    await passRound()
    for (let visits = 0; visits < 3; visits += 1) await visit()
    const requestsSoFar = requests
    expect(requestsSoFar).toBeGreaterThanOrEqual(3)
    await visit()
    expect(requests).toBe(requestsSoFar)

    await banner.getByRole('link', { name: 'Remotes', exact: true }).click()
    await checkScreen('Remotes')
    await context.clock.fastForward(6_000)
    const row = page.getByRole('listitem').filter({ hasText: 'Readings' })
    // Reports are sent with a delay.
    while (!(await row.getByText(/[1-9]\d* away/).isVisible()))
      await page.getByRole('button', { name: 'Refresh' }).click()
    await row.getByText('Away', { exact: true }).waitFor()

    await banner.getByRole('link', { name: 'Energy', exact: true }).click()
    await card.waitFor()
    await context.unroute('**/remotes/mood/*/mf-manifest.json')
    const content = page.getByRole('link', { name: 'Add a reading' })
    await expireTimers(page, pauseMs, () => content.isVisible())
    await card.waitFor({ state: 'detached' })
  },
  { ...desktop, startsAt: 'now' },
)

spec(
  'with all remotes down, no file is requested in a loop, however often their links are pointed at',
  async ({ page, context, clock, product, allowErrors }) => {
    const names = ['mood', 'journeys', 'journal', 'feedback']
    allowErrors(/\/remotes\//, /\[truenorth\] remote/)
    await register(page)
    for (const name of names) await product.takeDown(name)
    const requests = new Map<string, number>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      requests.set(pathname, (requests.get(pathname) ?? 0) + 1)
    })
    // No pause between two tries ends by itself.
    await context.clock.setFixedTime(clock.now())
    await signIn(page)
    for (const away of [outage, 'Paths are away at the moment', 'Feedback is away at the moment'])
      await page.getByText(away).waitFor()
    for (let round = 0; round < 10; round += 1)
      for (const name of ['Energy', 'Paths', 'Reflections'])
        await page.getByRole('banner').getByRole('link', { name, exact: true }).hover()
    await page.waitForLoadState('networkidle')
    const ofRemotes = [...requests].filter(([path]) => path.startsWith('/remotes/'))
    expect(ofRemotes.length).toBeGreaterThanOrEqual(names.length)
    // The document asks once, and the loader twice.
    expect(ofRemotes.filter(([, count]) => count > 3)).toEqual([])
    expect(requests.get('/remotes.json')).toBeLessThanOrEqual(names.length)
  },
  { ...desktop, startsAt: 'now' },
)
