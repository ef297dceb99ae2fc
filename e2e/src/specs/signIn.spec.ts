import { spec } from '../support/fixtures.ts'
import { maya, register, signIn, submitSignIn } from '../support/users.ts'

spec(
  'a wrong password shows an error and keeps the username',
  async ({ page, checkScreen, allowErrors }) => {
    allowErrors(/401/)
    await register(page)
    await page.goto('/login')
    await submitSignIn(page, { ...maya, password: 'not-the-password' })
    await page.getByText('Invalid username or password.').waitFor()
    await checkScreen('Welcome')
    expect(await page.getByLabel('Username').inputValue()).toBe(maya.username)
  },
)

spec(
  'after a failed sign-in the focus stays on the button, and an alert says why',
  async ({ page, allowErrors }) => {
    allowErrors(/401/)
    await page.goto('/login')
    await submitSignIn(page, { ...maya, username: 'nobody' })
    await page.getByRole('alert').filter({ hasText: 'Invalid username or password.' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sign In')
  },
)

spec('the 404 page of an unknown path leads to the landing page', async ({ page, checkScreen }) => {
  await page.goto('/nowhere/at/all')
  await checkScreen('404 - Page Not Found')
  await page
    .getByRole('button', { name: 'Go Home' })
    .or(page.getByRole('link', { name: 'Go Home' }))
    .click()
  await checkScreen('Know where you are.')
})

spec(
  'a signed-out visitor of a private screen signs in first and lands on that screen',
  async ({ page, checkScreen }) => {
    await register(page)
    await page.goto('/mood/create')
    await page.waitForURL('**/login')
    await checkScreen(/^Welcome/)
    await submitSignIn(page)
    await checkScreen('Log Your Compass Reading')
  },
)

spec(
  'a signed-out visitor of the dashboard lands on the sign-in screen',
  async ({ page, checkScreen }) => {
    await page.goto('/dashboard')
    await page.waitForURL('**/login')
    await checkScreen(/^Welcome/)
  },
)

spec(
  'a signed-in user of the sign-in screen lands on the dashboard',
  async ({ page, checkScreen }) => {
    await register(page)
    await signIn(page)
    await page.goto('/login')
    await page.waitForURL('**/dashboard')
    await checkScreen('Your Truenorth Compass')
  },
)
