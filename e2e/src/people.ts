// What stories do over and over: come to the product and get in.
import type { Page } from 'playwright-core'

export const maya = { username: 'maya', email: 'maya@example.org', password: 'Northern-Light-7' }
export type Person = typeof maya

/** Fills in the registration form and lands on the sign-in screen. */
export const register = async (page: Page, { username, email, password }: Person = maya) => {
  await page.goto('/register')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: /create/i }).click()
  await page.waitForURL('**/login')
  // The address changes before the screen does: its fields have the names of those that go.
  await page.getByText('Registration successful!').waitFor()
}

/** Signs in on the sign-in screen and waits for the dashboard. */
export const signIn = async (page: Page, { username, password }: Person = maya) => {
  if (!page.url().endsWith('/login')) await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/dashboard')
}
