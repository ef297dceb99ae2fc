// Text that is being typed: it survives a reload and the end of the session.
import type { Locator, Page } from 'playwright-core'
import { apiCaller, requestTokens } from './api.ts'
import { expectMessage, waitForAsync } from './waiting.ts'
import { holdTimers } from './timers.ts'
import { maya, signInAgain, type User } from './users.ts'

/** Waits until the browser's database holds a draft with this text. */
export const waitForDraft = (page: Page, text: string) =>
  waitForAsync(
    page,
    async (wanted: string) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('truenorth')
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
      })
      const drafts = await new Promise<unknown[]>((resolve, reject) => {
        const reading = database.transaction('drafts').objectStore('drafts').getAll()
        reading.addEventListener('success', () => resolve(reading.result))
        reading.addEventListener('error', () => reject(reading.error ?? new Error('no drafts')))
      })
      database.close()
      return JSON.stringify(drafts).includes(wanted)
    },
    text,
  )

/** Ends every session of somebody on the server, as from another device; their pages do not know yet. */
export const endSessions = async (origin: string, user: User = maya) => {
  const { access } = await requestTokens(origin, user)
  await apiCaller(origin, access)('DELETE', '/auth/sessions/')
}

export type Form = {
  path: string
  /** Opens the form, where the path alone does not; after signing in again the product opens it. */
  open?: (page: Page) => Promise<void>
  fill?: (page: Page) => Promise<unknown>
  /** The field whose text must not be lost. */
  field: (page: Page) => Locator
  text: string
  save: (page: Page) => Promise<void>
  /** What is shown once the server has stored it. */
  saved: (page: Page) => Locator
}

/** After so long a page reports to the server how its remotes do, and would notice there that its session has ended. */
const reportDelayMs = 4_000

/** From here on the page notices the end of its session when its user does something, not by itself. */
export const holdReports = (page: Page) => holdTimers(page, reportDelayMs)

/** Types into a form, lets the session end, signs in again, finds the text and saves it. */
export const typeThroughExpiry = async (page: Page, origin: string, form: Form) => {
  const { path, open, field, text, save, saved } = form
  await holdReports(page)
  await page.goto(path)
  await open?.(page)
  await form.fill?.(page)
  await field(page).fill(text)
  await endSessions(origin)
  await save(page)
  await page.waitForURL('**/login')
  await page.getByText('Your session has ended. Sign in again to go on where you were.').waitFor()
  await signInAgain(page)
  expect(new URL(page.url()).pathname).toBe(path)
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('input, textarea')].some(
        (element) => 'value' in element && element.value === wanted,
      ),
    text,
  )
  await expectMessage(saved(page), () => save(page))
}
