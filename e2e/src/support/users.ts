// The users of the specs, and the ways into the product.
import type { Page } from 'playwright-core'

export const maya = { username: 'maya', email: 'maya@example.org', password: 'Northern-Light-7' }
export const river = { ...maya, username: 'river', email: 'river@example.org' }
export const ines = { username: 'ines', email: 'ines@example.org', password: 'Southern-Light-8' }
export type User = typeof maya

/** Makes an account, beside the browser. */
export const register = async (page: Page, user: User = maya) => {
  const response = await page.request.post('/api/auth/users/', { data: user })
  if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`)
}

/** Fills in the registration form and lands on the sign-in screen. */
export const registerByForm = async (page: Page, { username, email, password }: User = maya) => {
  await page.goto('/register')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: /create/i }).click()
  await page.waitForURL('**/login')
  // The address changes before the screen does, and both screens have fields of the same names.
  await page.getByLabel('Confirm password').waitFor({ state: 'detached' })
}

/** Fills in the sign-in form that the page shows, and sends it. */
export const submitSignIn = async (page: Page, { username, password }: User = maya) => {
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Signs in on the sign-in screen and waits for the dashboard. */
export const signIn = async (page: Page, user: User = maya) => {
  if (!page.url().endsWith('/login')) await page.goto('/login')
  await submitSignIn(page, user)
  await page.waitForURL('**/dashboard')
}

/** Signs in on the sign-in screen to which the product has led, and waits until it leads on. */
export const signInAgain = async (page: Page, user: User = maya) => {
  await page.waitForURL('**/login')
  await submitSignIn(page, user)
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

/** Opens what the bar at hand has no place for, where there is such a bar: on narrow screens. */
export const openMore = async (page: Page) => {
  await page.getByRole('navigation', { name: /^Main/ }).filter({ visible: true }).first().waitFor()
  const more = page.getByRole('button', { name: 'More', exact: true })
  if (await more.isVisible()) await more.click()
}

/** Opens the feedback form, by the tab of wide screens or by More. */
export const openFeedback = async (page: Page) => {
  await openMore(page)
  const link = page
    .getByRole('dialog', { name: 'More' })
    .getByRole('link', { name: 'Send Feedback' })
  const tab = page.getByRole('button', { name: 'Send Feedback' })
  await link.or(tab).first().click()
  await page.getByRole('dialog', { name: 'Send Feedback' }).waitFor()
}

/** Signs out, by the button of wide screens or by More. */
export const signOut = async (page: Page) => {
  await openMore(page)
  await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click()
  await page.waitForURL('**/login')
}

/** Removes the tokens of a page, as if its session had been ended elsewhere. */
export const removeTokens = (page: Page) =>
  page.evaluate(() => {
    localStorage.removeItem('access_token')
    localStorage.removeItem('refresh_token')
  })

/** Starts the demo from the sign-in screen. */
export const startDemo = async (page: Page) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await page.waitForURL('**/dashboard')
}
