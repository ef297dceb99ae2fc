// Readings and entries of any moment up to now: chosen by touch, by key, without a network, and changed afterwards.
import type { Page } from 'playwright-core'
import { axeFindings, horizontalOverflow } from '../support/accessibility.ts'
import { callApi } from '../support/api.ts'
import { desktop } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { tabTo } from '../support/keyboard.ts'
import { waitForOfflineCopy } from '../support/network.ts'
import { register, signIn } from '../support/users.ts'

// The clocks of Paris were changed in the night to this day.
const settings = { startsAt: '2026-03-29T12:00:00Z', timezoneId: 'Europe/Paris', locale: 'en-GB' }

type Stored = {
  local_date: string
  timestamp: string
  time_zone: string
  has_time: boolean
  edited_at: string | null
}

const readings = (page: Page) => callApi<Stored[]>(page, 'GET', '/mood/')
const sheet = (page: Page) => page.getByRole('dialog', { name: 'When was it?' })
const choose = (page: Page, mood: string) =>
  page.getByRole('radio', { name: mood, exact: true }).check()

const check = async (page: Page) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page)).toEqual([])
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  }
}

spec(
  'on a phone a reading is of last night, kept in its draft; without a network it waits as it was chosen',
  async ({ page, goOffline, goOnline, allowErrors }) => {
    allowErrors(/\/api\//, /\[truenorth\]/, /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/)
    await register(page)
    await signIn(page)
    await waitForOfflineCopy(page)
    await page.goto('/mood/create')
    await page.getByRole('button', { name: 'Now · change' }).click()
    await sheet(page).getByText('It counts for Sunday 29 March.').waitFor()
    await check(page)
    await sheet(page)
      .getByRole('button', { name: /^Last night/ })
      .click()
    await sheet(page).getByText('It counts for Saturday 28 March.').waitFor()
    await sheet(page).getByRole('button', { name: 'Use this time' }).click()
    await page.locator(':focus', { hasText: 'Last night · change' }).waitFor()
    await page.getByText(/^Saturday,? 28 March 2026, 22:00$/).waitFor()
    await choose(page, 'Good')
    await page.getByLabel('Note').fill('Stars.')
    await page.reload()
    await page.getByRole('button', { name: 'Last night · change' }).waitFor()
    await check(page)

    await goOffline()
    await page.getByRole('button', { name: 'Save Reading' }).click()
    const unsent = page.getByText(/What you wrote is waiting to be saved/)
    await page.getByRole('status').filter({ has: unsent }).waitFor()
    await goOnline()
    await unsent.waitFor({ state: 'detached' })
    expect(await readings(page)).toMatchObject([
      {
        local_date: '2026-03-28',
        timestamp: '2026-03-28T21:00:00Z',
        time_zone: 'Europe/Paris',
        edited_at: null,
      },
    ])
  },
  { ...settings, serviceWorkers: 'allow' },
)

spec(
  'at a desk a reading is added to a day of the month by key, moved to another one, and says that it was edited',
  async ({ page }) => {
    await register(page)
    await signIn(page)
    await callApi(page, 'POST', '/mood/', { mood_value: 4 })
    await page.goto('/mood/history/month?d=2026-03-14')
    const day = page.getByRole('region', { name: 'Saturday 14 March' })
    await tabTo(page, day.getByRole('link', { name: 'Add a reading to this day' }))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Another day · change' }).waitFor()
    await choose(page, 'Okay')
    await page.getByLabel('Note').fill('Rain.')
    await page.getByRole('button', { name: 'Save Reading' }).click()
    await day.getByText('1 reading').waitFor()
    const [, added] = await readings(page)
    expect(added).toMatchObject({ local_date: '2026-03-14', has_time: false })

    await day.getByRole('link', { name: /^Edit the reading/ }).click()
    await page.getByRole('button', { name: 'Another day · change' }).press('Enter')
    await sheet(page).getByLabel('Date').fill('2026-03-30')
    await sheet(page).getByRole('button', { name: 'Use this time' }).press('Enter')
    await sheet(page).getByText('This is still to come. Choose a time up to now.').waitFor()
    await check(page)
    await page.keyboard.press('Escape')
    await page.locator(':focus', { hasText: 'Another day · change' }).press('Enter')
    await sheet(page).getByLabel('Date').fill('2026-03-29')
    await sheet(page).getByLabel('Time', { exact: true }).fill('01:30')
    await sheet(page).getByLabel('Time', { exact: true }).press('Enter')
    await page.getByRole('button', { name: 'This morning · change' }).waitFor()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await day.getByText('No reading on this day.').waitFor()
    const [, moved] = await readings(page)
    expect(moved).toMatchObject({ local_date: '2026-03-29', timestamp: '2026-03-29T00:30:00Z' })
    expect(moved?.edited_at).not.toBeNull()
    await page.goto('/mood/today')
    await page.getByText('Edited', { exact: true }).waitFor()
    await page.goto('/mood/history')
    await page.getByRole('article').getByText('Edited', { exact: true }).waitFor()
    await check(page)
  },
  { ...settings, ...desktop },
)

spec(
  'who is awake at half past one lets the day end at three, and the month has that day with its pages and waypoints',
  async ({ page, allowErrors }) => {
    allowErrors(/\/api\/days\//, /ERR_FAILED/, /\[truenorth\]/)
    await register(page)
    await signIn(page)
    await page.goto('/account')
    const card = page.getByRole('region', { name: 'When a day ends' })
    await card.getByLabel('My day ends at').selectOption({ label: '03:00' })
    await card.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await check(page)
    await page.goto('/mood/create')
    await page.getByRole('button', { name: 'Now · change' }).click()
    await sheet(page).getByText('It counts for Saturday 28 March, which ends at 03:00.').waitFor()
    await check(page)
    await sheet(page).getByLabel('Date').fill('2026-03-29')
    await sheet(page).getByLabel('Time', { exact: true }).fill('')
    await sheet(page).getByRole('button', { name: 'Use this time' }).click()
    await sheet(page).getByText('This is still to come. Choose a time up to now.').waitFor()
    await page.keyboard.press('Escape')
    await choose(page, 'Good')
    await page.getByRole('button', { name: 'Save Reading' }).click()
    await page.getByText('Reading saved').waitFor()
    expect(await readings(page)).toMatchObject([
      {
        local_date: '2026-03-28',
        timestamp: expect.stringMatching(/^2026-03-29T00:3/),
        time_zone: 'Europe/Paris',
      },
    ])
    await page.goto('/mood/today')
    await page.getByText(/^Saturday,? 28 March 2026$/).waitFor()
    await page.getByText('01:30 next day').waitFor()
    const entry_date = '2026-03-28'
    const entry = { entry_date, mood: 4, emotion: 'calm', title: 'Owls', content: 'Two.' }
    await callApi(page, 'POST', '/journal/', entry)
    const dates = { start_date: entry_date, target_date: '2026-05-01' }
    const path = { title: 'Sleep', category: 'wellness', ...dates }
    const { id } = await callApi<{ id: number }>(page, 'POST', '/journey/', path)
    const waypoint = { title: 'In bed by ten', type: 'habit', is_completed: true }
    await callApi(page, 'POST', `/journey/${id}/milestone/`, waypoint)
    await page.route('**/api/days/**', (route) => route.abort())
    await page.goto(`/mood/history/month?d=${entry_date}`)
    const day = page.getByRole('region', { name: 'Saturday 28 March' })
    await day.getByText('01:30 next day').waitFor()
    await page.unroute('**/api/days/**')
    await page.reload()
    const waypoints = day.getByRole('region', { name: 'Waypoints reached' })
    await waypoints.getByRole('link', { name: 'In bed by ten' }).waitFor()
    await check(page)
    await day.getByRole('link', { name: 'Owls' }).click()
    await page.getByRole('heading', { name: 'Owls' }).first().waitFor()
  },
  { ...settings, ...desktop, startsAt: '2026-03-29T00:30:00Z' },
)
