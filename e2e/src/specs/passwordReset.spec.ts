import type { Page } from 'playwright-core'
import { apiCaller, requestTokens } from '../support/api.ts'
import { readMails } from '../support/product.ts'
import { spec } from '../support/fixtures.ts'
import { maya, register, signIn, submitSignIn } from '../support/users.ts'
import { expectMessage } from '../support/waiting.ts'

const newPassword = 'Harbour-Window-17'
const linkPattern = /\/password-reset-confirm\/\w+\/[\w-]+/

const requestLink = async (page: Page, email: string) => {
  await page.goto('/password-reset')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await page
    .getByText('If an account with that email exists, a reset link has been sent.')
    .waitFor()
}

spec(
  'the link in a mail sets a new password once, and ends every session',
  async ({ page, product, newTab, checkScreen, allowErrors }) => {
    allowErrors(/40[01]/)
    await register(page)
    await signIn(page)
    const visitor = await newTab()
    await visitor.context().clearCookies()
    await page.getByRole('heading', { name: 'Your Truenorth Compass' }).waitFor()
    const otherDevice = await requestTokens(product.url, maya)

    await requestLink(visitor, 'nobody@example.org')
    await requestLink(visitor, maya.email)

    // The other device is new to the account, which its owner is told too (D47).
    const mails = await readMails(product, 2)
    const links = mails.flatMap((mail) => linkPattern.exec(mail)?.[0] ?? [])
    expect(links).toHaveLength(1)
    const [path = ''] = links
    await page.goto(path)
    await checkScreen('Set a new password')
    // The token is taken out of the address at once, so that it stays out of the history.
    expect(new URL(page.url()).pathname).toBe('/password-reset-confirm')
    await page.getByLabel('New password').fill(newPassword)
    await page.getByLabel('Confirm password').fill(`${newPassword}!`)
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByText('Passwords do not match').waitFor()
    await page.getByLabel('Confirm password').fill(newPassword)
    await expectMessage(page.getByText('Password reset successful — you can now log in.'), () =>
      page.getByRole('button', { name: 'Set password' }).click(),
    )
    await page.waitForURL('**/login')

    await expect(
      apiCaller(product.url, otherDevice.access)('GET', '/auth/users/me/'),
    ).rejects.toThrow('GET /auth/users/me/: 401')
    await submitSignIn(page)
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
