import { maya, register, signIn } from '../people.ts'
import { story } from '../story.ts'

story(
  'a wrong password is refused in words, and what was typed stays',
  async ({ page, seen, expectErrors }) => {
    expectErrors(/401/)
    await register(page)
    await page.getByLabel('Username').fill(maya.username)
    await page.getByLabel('Password', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByText('Invalid username or password.').waitFor()
    await seen('Welcome')
    expect(await page.getByLabel('Username').inputValue()).toBe(maya.username)
  },
)

story('an unknown path leads home', async ({ page, seen }) => {
  await page.goto('/nowhere/at/all')
  await seen('404 - Page Not Found')
  await page
    .getByRole('button', { name: 'Go Home' })
    .or(page.getByRole('link', { name: 'Go Home' }))
    .click()
  await seen('Know where you are.')
})

story(
  'a signed-out visitor of a private screen signs in first and arrives there',
  async ({ page, seen }) => {
    await register(page)
    await page.goto('/mood/create')
    await page.waitForURL('**/login')
    await seen(/^Welcome/)
    await page.getByLabel('Username').fill(maya.username)
    await page.getByLabel('Password', { exact: true }).fill(maya.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await seen('Log Your Compass Reading')
  },
)

story('a signed-out visitor of the dashboard is led to sign in', async ({ page, seen }) => {
  await page.goto('/dashboard')
  await page.waitForURL('**/login')
  await seen(/^Welcome/)
})

story(
  'who is signed in is led from the sign-in screen to the dashboard',
  async ({ page, seen }) => {
    await register(page)
    await signIn(page)
    await page.goto('/login')
    await page.waitForURL('**/dashboard')
    await seen('Your Truenorth Compass')
  },
)
