import { maya, register, signIn } from '../people.ts'
import { lettersIn } from '../product/lettersIn.ts'
import { story } from '../story.ts'

const newPassword = 'Harbour-Window-17'
const sent = 'If an account with that email exists, a reset link has been sent.'

story(
  'a forgotten password is set anew by the link in a letter, once, and ends every session',
  async ({ page, product, newTab, seen, expectErrors }) => {
    expectErrors(/40[01]/)
    await register(page)
    await signIn(page)
    const visitor = await newTab()
    await visitor.context().clearCookies()
    await page.getByRole('heading', { name: 'Your Truenorth Compass' }).waitFor()

    await visitor.goto('/password-reset')
    await visitor.getByLabel('Email').fill('nobody@example.org')
    await visitor.getByRole('button', { name: 'Send reset link' }).click()
    await visitor.getByText(sent).waitFor()
    await visitor.goto('/password-reset')
    await visitor.getByLabel('Email').fill(maya.email)
    await visitor.getByRole('button', { name: 'Send reset link' }).click()
    await visitor.getByText(sent).waitFor()

    const letters = await lettersIn(product.data)
    expect(letters).toHaveLength(1)
    const path = /\/password-reset-confirm\/\w+\/[\w-]+/.exec(letters[0] ?? '')?.[0] ?? ''
    await page.goto(path)
    await seen('Set a new password')
    // The secret is out of the address at once, and stays out of the history.
    expect(new URL(page.url()).pathname).toBe('/password-reset-confirm')
    await page.getByLabel('New password').fill(newPassword)
    await page.getByLabel('Confirm password').fill(`${newPassword}!`)
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByText('Passwords do not match').waitFor()
    await page.getByLabel('Confirm password').fill(newPassword)
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByText('Password reset successful — you can now log in.').waitFor()
    await page.waitForURL('**/login')

    await page.getByLabel('Username').fill(maya.username)
    await page.getByLabel('Password', { exact: true }).fill(maya.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByText('Invalid username or password.').waitFor()
    await signIn(page, { ...maya, password: newPassword })

    await visitor.goto(path)
    await visitor.getByLabel('New password').fill('Another-Window-18')
    await visitor.getByLabel('Confirm password').fill('Another-Window-18')
    await visitor.getByRole('button', { name: 'Set password' }).click()
    await visitor
      .getByText('Failed to reset password. The link may be invalid or expired.')
      .waitFor()
  },
)
