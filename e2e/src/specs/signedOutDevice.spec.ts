// What lies in the browser after somebody has signed out: nothing that anybody else can read (D46).
import type { Page } from 'playwright-core'
import { callApi } from '../support/api.ts'
import { rawStorage, waitForDraft, waitForField } from '../support/drafts.ts'
import { spec } from '../support/fixtures.ts'
import { fillInEntry, openNewEntry } from '../support/journal.ts'
import { fillInReading } from '../support/readings.ts'
import { openMore, register, river, signIn } from '../support/users.ts'

const api = '**/api/**'
const note = 'A sentence about the harbour.'
const title = 'A title about the lighthouse'

const notes = async (page: Page) =>
  (await callApi<{ note: string }[]>(page, 'GET', '/mood/')).map((reading) => reading.note)

const askToSignOut = async (page: Page) => {
  await openMore(page)
  await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click()
  return page.getByRole('alertdialog', { name: 'Sign out now?' })
}

const writeWithoutApi = async (page: Page) => {
  await page.goto('/journal')
  await fillInEntry(page, title)
  await waitForDraft(page, title)
  await fillInReading(page, 'Good', note)
  await page.route(api, (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'Save Reading' }).click()
  await page.getByRole('status').filter({ hasText: 'waiting to be saved' }).waitFor()
  await page.getByRole('link', { name: 'Truenorth, dashboard' }).click()
  await page.waitForURL('**/dashboard')
}

spec(
  'drafts and unsent writes are unreadable after a sign-out, and there again for the same person',
  async ({ page, checkScreen, allowErrors }) => {
    allowErrors(/\/api\//, /\[truenorth\]/)
    await register(page, river)
    await register(page)
    await signIn(page)
    await writeWithoutApi(page)
    const dialog = await askToSignOut(page)
    await checkScreen('Sign out now?')
    await dialog.getByRole('button', { name: 'Keep for my next sign-in' }).click()
    await page.waitForURL('**/login')
    const lies = await rawStorage(page)
    expect(lies).toContain('truenorth')
    expect(lies).not.toContain('harbour')
    expect(lies).not.toContain('lighthouse')

    await page.unroute(api)
    await signIn(page, river)
    await page.goto('/journal')
    await openNewEntry(page)
    expect(await page.getByLabel(/^Title/).inputValue()).toBe('')
    expect(await notes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.goto('/dashboard')
    await openMore(page)
    await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click()
    await page.waitForURL('**/login')

    await signIn(page)
    await page.getByText(note).first().waitFor()
    expect(await notes(page)).toEqual([note])
    await page.goto('/journal')
    await openNewEntry(page)
    await waitForField(page, title)
  },
)

spec(
  'what waits is sent before a sign-out, which stays open when that fails',
  async ({ page, allowErrors }) => {
    allowErrors(/\/api\//, /\[truenorth\]/)
    await register(page)
    await signIn(page)
    await writeWithoutApi(page)
    const dialog = await askToSignOut(page)
    await dialog.getByRole('button', { name: 'Send now' }).click()
    await dialog.getByText(/still not been saved/).waitFor()
    await page.unroute(api)
    await dialog.getByRole('button', { name: 'Send now' }).click()
    await page.waitForURL('**/login')
    await signIn(page)
    expect(await notes(page)).toEqual([note])
  },
)
