// Text that is being typed: it survives a reload and the end of the session.
import type { Locator, Page } from 'playwright-core'
import { apiCaller, requestTokens } from './api.ts'
import { holdReads } from './network.ts'
import { holdTimers } from './timers.ts'
import { maya, signInAgain, type User } from './users.ts'
import { expectMessage, waitForAsync } from './waiting.ts'

/** What lies in the browser's databases: all of it as text, as anybody could read it. */
export const rawStorage = (page: Page) =>
  page.evaluate(async () => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
      })
    const textIn = (value: unknown): string => {
      if (ArrayBuffer.isView(value)) return new TextDecoder().decode(value)
      if (typeof value !== 'object' || value === null) return String(value)
      return Object.entries(value).flat().map(textIn).join(' ')
    }
    const texts: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        texts.push(
          name,
          store,
          textIn(await result(database.transaction(store).objectStore(store).getAll())),
        )
      database.close()
    }
    return [...texts, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join('\n')
  })

/** Waits until the browser's database holds a draft with this text, as the signed-in page reads it. */
export const waitForDraft = (page: Page, text: string) =>
  waitForAsync(
    page,
    async (wanted: string) => {
      const result = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
        })
      type Item = { userId: string; key: string; value: unknown }
      type Encrypted = { nonce: BufferSource; bytes: BufferSource }
      const isEncrypted = (value: unknown): value is Encrypted =>
        typeof value === 'object' && value !== null && 'nonce' in value
      const drafts = await result(indexedDB.open('truenorth'))
      const items: Item[] = await result(
        drafts.transaction('drafts').objectStore('drafts').getAll(),
      )
      drafts.close()
      const databases = await indexedDB.databases()
      const hasKeys = databases.some(({ name }) => name === 'truenorth-keys')
      const keys = hasKeys ? await result(indexedDB.open('truenorth-keys')) : undefined
      const keyOf = (userId: string): Promise<CryptoKey | undefined> | undefined =>
        keys && result(keys.transaction('keys').objectStore('keys').get(userId))
      const textOf = async ({ userId, key, value }: Item) => {
        if (!isEncrypted(value)) return JSON.stringify(value)
        const own = await keyOf(userId)
        if (!own) return ''
        const place = JSON.stringify(['drafts', userId, key])
        const additionalData = new TextEncoder().encode(place)
        const parameters = { name: 'AES-GCM', iv: value.nonce, additionalData }
        return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, own, value.bytes))
      }
      const texts: string[] = []
      for (const item of items) texts.push(await textOf(item))
      keys?.close()
      return texts.some((one) => one.includes(wanted))
    },
    text,
  )

/** After so long a page reports to the server how its remotes do, and would notice there that its session has ended. */
const reportDelayMs = 4_000

/** From here on the page reports nothing. */
export const holdReports = (page: Page) => holdTimers(page, reportDelayMs)

/**
 * Ends every session of somebody on the server, as from another device. A page that reports nothing notices it
 * when its user saves something: its reads wait until the function is called that is returned.
 */
export const endSessions = async (page: Page, origin: string, user: User = maya) => {
  const letReadsGo = await holdReads(page)
  const { access } = await requestTokens(origin, user)
  await apiCaller(origin, access)('DELETE', '/auth/sessions/')
  return letReadsGo
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

/** Types into a form, lets the session end, signs in again, finds the text and saves it. */
export const typeThroughExpiry = async (page: Page, origin: string, form: Form) => {
  const { path, open, field, text, save, saved } = form
  await holdReports(page)
  await page.goto(path)
  await open?.(page)
  await form.fill?.(page)
  await field(page).fill(text)
  const letReadsGo = await endSessions(page, origin)
  await save(page)
  await page.waitForURL('**/login')
  letReadsGo()
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

/** Waits until a field holds a text, such as that of a draft. */
export const waitForField = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll('input')].some(({ value }) => value === wanted),
    text,
  )
