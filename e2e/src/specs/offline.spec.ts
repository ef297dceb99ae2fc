// Without a network, and on one that does not answer: the shell opens from the service worker's copy.
import type { Page } from 'playwright-core'
import { callApi } from '../support/api.ts'
import { createEntry, fillInEntry } from '../support/journal.ts'
import { waitForCode, waitForOfflineCopy } from '../support/network.ts'
import { spec } from '../support/fixtures.ts'
import { workerPatienceMs } from '../support/timers.ts'
import { register, signIn } from '../support/users.ts'

const withWorker = { serviceWorkers: 'allow' } as const
// What the worker cannot fetch ahead either is ERR_FAILED.
const offlineErrors = [
  /\/api\//,
  /\[truenorth\]/,
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED/,
]
const notice = (page: Page) => page.getByText(/Truenorth cannot be reached/)

spec(
  'without a network the shell opens, takes a reading, and sends it once with the time at which it was saved',
  async ({ page, goOffline, goOnline, checkScreen, allowErrors }) => {
    allowErrors(...offlineErrors)
    await register(page)
    const sheetHasCome = waitForCode(page, 'title:"More"')
    await signIn(page)
    await checkScreen('Your Truenorth Compass')
    await sheetHasCome
    await waitForOfflineCopy(page)

    await goOffline()
    await page.reload()
    await notice(page).waitFor()
    await page.getByText('Hello, maya').first().waitFor({ state: 'attached' })
    // What was never opened with a network opens, too.
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('dialog', { name: 'More' }).getByText('Hello, maya').waitFor()
    await page.goto('/mood/create')
    await notice(page).waitFor()
    await checkScreen('Log Your Compass Reading')
    await page.getByRole('radio', { name: 'Good' }).check()
    await page.getByLabel('Note').fill('Above the clouds.')
    await page.getByRole('button', { name: 'Save Reading' }).click()
    const unsent = page.getByText(/What you wrote is waiting to be saved/)
    await page.getByRole('status').filter({ has: unsent }).waitFor()
    const savedBy = Date.now()

    await goOnline()
    await unsent.waitFor({ state: 'detached' })
    type Stored = { note: string; timestamp: string }[]
    const readings = await callApi<Stored>(page, 'GET', '/mood/')
    expect(readings.map(({ note }) => note)).toEqual(['Above the clouds.'])
    expect(Date.parse(readings[0]?.timestamp ?? '')).toBeLessThan(savedBy)
  },
  withWorker,
)

spec(
  'the document for the time without a network is fetched once, however many screens are opened',
  async ({ page, product }) => {
    await register(page)
    await signIn(page)
    await waitForOfflineCopy(page)
    for (const path of ['/mood/history', '/journeys', '/journal', '/dashboard']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await waitForOfflineCopy(page)
    }
    await page.waitForLoadState('networkidle')
    expect(product.line.countRequests('/app.html')).toBe(1)
  },
  withWorker,
)

spec(
  'without a network a visitor gets the landing page, and the 404 page at an unknown path',
  async ({ page, goOffline, checkScreen, allowErrors }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/)
    await page.goto('/terms')
    await waitForOfflineCopy(page)
    await goOffline()
    await page.goto('/')
    await checkScreen('Know where you are. Choose where you go.')
    await notice(page).waitFor()
    await page.goto('/nowhere')
    await checkScreen('404 - Page Not Found')
  },
  withWorker,
)

spec(
  'entries written offline, before and after a reload, are stored once each and in order',
  async ({ page, goOffline, goOnline, allowErrors }) => {
    // Other remotes are prefetched when the browser is idle, which fails once it is offline.
    allowErrors(...offlineErrors, /\/remotes\/(?!journal)/)
    await register(page)
    await signIn(page)
    await page.goto('/journal')
    // A form that was never opened online is not part of the copy.
    await fillInEntry(page, '')
    await page.getByText('Pages can be sealed').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await waitForOfflineCopy(page)

    await goOffline()
    await fillInEntry(page, 'First light', 'All about First light.')
    await createEntry(page)
    await page.getByText(/What you wrote is waiting to be saved/).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.reload()
    await notice(page).waitFor()
    await fillInEntry(page, 'High noon', 'All about High noon.')
    await createEntry(page)
    await page.getByText(/2 things you wrote are waiting/).waitFor()
    const savedBy = Date.now()

    await goOnline()
    await page.getByText(/waiting to be saved/).waitFor({ state: 'detached' })
    type Stored = { id: number; title: string; created_at: string }[]
    const entries = await callApi<Stored>(page, 'GET', '/journal/')
    const inOrder = entries.toSorted((a, b) => a.id - b.id)
    expect(inOrder.map(({ title }) => title)).toEqual(['First light', 'High noon'])
    for (const { created_at } of entries) expect(Date.parse(created_at)).toBeLessThan(savedBy)
  },
  withWorker,
)

spec(
  'on a network that does not answer the last good shell opens after three seconds, and says so until it answers',
  async ({ page, product }) => {
    await page.goto('/terms')
    await waitForOfflineCopy(page)
    product.line.hold()
    const startedAt = Date.now()
    await page.goto('/terms', { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Terms of use' }).waitFor()
    expect(Date.now() - startedAt).toBeGreaterThan(workerPatienceMs - 100)
    await notice(page).waitFor()
    product.line.restore()
    await notice(page).waitFor({ state: 'detached' })
  },
  withWorker,
)
