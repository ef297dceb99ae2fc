// What stories of expired sessions do: end somebody's sessions on the server, and sign in where the product led.
import type { Page } from 'playwright-core'
import { maya, type Person } from './people.ts'

const json = { 'Content-Type': 'application/json' }

/** Ends every session of somebody on the server, as from another device; their pages do not know yet. */
export const endSessionsOf = async (url: string, { username, password }: Person = maya) => {
  const body = JSON.stringify({ username, password })
  const answer = await fetch(`${url}/api/token/`, { method: 'POST', headers: json, body })
  const { access }: { access: string } = await answer.json()
  await fetch(`${url}/api/auth/sessions/`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${access}` },
  })
}

/** Signs in on the sign-in screen, wherever that leads. */
export const signInHere = async (page: Page, { username, password }: Person = maya) => {
  await page.waitForURL('**/login')
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

export type Form = {
  path: string
  /** Opens the form, where the path alone does not. */
  open?: (page: Page) => Promise<void>
  fill: (page: Page) => Promise<void>
  /** The field whose text must not be lost. */
  field: (page: Page) => ReturnType<Page['getByLabel']>
  text: string
  save: (page: Page) => Promise<void>
  /** Resolves when the server has it. */
  saved: (page: Page) => Promise<void>
}

/** Types into a form, lets the session end under it, signs in again, finds the text and saves it. */
export const typeThroughExpiry = async (page: Page, url: string, form: Form) => {
  await page.goto(form.path)
  await form.open?.(page)
  await form.fill(page)
  await form.field(page).fill(form.text)
  await endSessionsOf(url)
  await form.save(page)
  await page.waitForURL('**/login')
  await page.getByText('Your session has ended. Sign in again to go on where you were.').waitFor()
  await signInHere(page)
  expect(new URL(page.url()).pathname).toBe(form.path)
  if (!(await isShown(form, page))) await form.open?.(page)
  await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('input, textarea')].some(
        (field) => 'value' in field && field.value === text,
      ),
    form.text,
  )
  await form.save(page)
  await form.saved(page)
}

const isShown = async (form: Form, page: Page) => {
  try {
    await form.field(page).waitFor({ timeout: 3000 })
    return true
  } catch {
    return false
  }
}
