import type { Page } from 'playwright-core'
import { register, signIn } from '../people.ts'
import { story } from '../story.ts'

const api = '**/api/**'
const waiting = /What you wrote is waiting to be saved/

const goOffline = (page: Page) => page.route(api, (route) => route.abort('connectionrefused'))
const goOnline = (page: Page) => page.unroute(api)

const logOffline = async (page: Page) => {
  await page.goto('/mood/create')
  await page.getByRole('radio', { name: 'Good' }).check({ force: true })
  await page.getByLabel('Note').fill('On the train, without a network.')
  await goOffline(page)
  await page.getByRole('button', { name: 'Save Reading' }).click()
  await page.getByRole('status').filter({ hasText: waiting }).waitFor()
}

const storedReadings = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    const answer = await fetch('/api/mood/', { headers })
    const readings = (await answer.json()) as { note: string }[]
    return readings.map(({ note }) => note)
  })

story(
  'a reading that could not be saved is told of after a reload too, and is stored once when the server is back',
  async ({ page, seen, expectErrors }) => {
    expectErrors(/\/api\//, /\[truenorth\]/)
    await register(page)
    await signIn(page)
    await logOffline(page)
    await page.reload()
    await page.getByRole('status').filter({ hasText: waiting }).waitFor()
    await page.getByText('Hello, maya').first().waitFor({ state: 'attached' })
    await page.getByLabel('Note').waitFor()
    expect(await page.getByLabel('Note').inputValue()).toBe('On the train, without a network.')
    await seen('Log Your Compass Reading')

    await goOnline(page)
    // The product, which tries again by itself, may be quicker than the hand.
    const saved = page.getByText('Your reading has been saved.')
    await Promise.race([page.getByRole('button', { name: 'Send now' }).click(), saved.waitFor()])
    await saved.waitFor()
    await page.getByText(waiting).waitFor({ state: 'detached' })
    await page.getByText('Please select your mood to continue').waitFor()
    expect(await storedReadings(page)).toEqual(['On the train, without a network.'])
  },
)

story(
  'what waits is sent without a press too, from whatever screen, and is then on the dashboard',
  async ({ page, expectErrors }) => {
    expectErrors(/\/api\//, /\[truenorth\]/)
    await register(page)
    await signIn(page)
    await logOffline(page)
    await page.getByRole('link', { name: 'Truenorth, dashboard' }).click()
    await page.reload()
    await page.getByRole('status').filter({ hasText: waiting }).waitFor()
    await goOnline(page)
    await page.getByText(waiting).waitFor({ state: 'detached', timeout: 60_000 })
    await page.getByText('On the train, without a network.').first().waitFor()
    expect(await storedReadings(page)).toEqual(['On the train, without a network.'])
  },
)

story(
  'after a failed sign-in the focus is still on the button, and the reason is said',
  async ({ page, expectErrors }) => {
    expectErrors(/401/)
    await page.goto('/login')
    await page.getByLabel('Username').fill('nobody')
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Pass-1')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: 'Invalid username or password.' }).waitFor()
    const held = await page.evaluate(() => document.activeElement?.textContent)
    expect(held).toContain('Sign In')
  },
)
