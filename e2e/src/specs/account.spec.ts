import type { Page } from 'playwright-core'
import { apiCaller, requestTokens } from '../support/api.ts'
import { desktop } from '../support/browser.ts'
import { typeThroughExpiry } from '../support/drafts.ts'
import { spec } from '../support/fixtures.ts'
import { maya, register, signIn, submitSignIn } from '../support/users.ts'
import { expectMessage } from '../support/waiting.ts'

const newPassword = 'Harbour-Window-17'

spec(
  'the account page changes email and password, ends sessions, exports everything and deletes the account',
  async ({ page, product, newTab, checkScreen, allowErrors }) => {
    allowErrors(/40[01]/)
    await register(page)
    await signIn(page)
    const otherDevice = { 'User-Agent': 'Firefox on Linux' }
    const { access } = await requestTokens(product.url, maya, otherDevice)

    await page.getByRole('link', { name: /Hello, maya/ }).click()
    await page.getByText('This browser').waitFor()
    await checkScreen('Your account')
    await page.getByRole('button', { name: /^Sign out Firefox on Linux/ }).click()
    const sessions = page.getByRole('region', { name: 'Where you are signed in' })
    await sessions.getByText('Firefox on Linux').waitFor({ state: 'detached' })
    await expect(apiCaller(product.url, access)('GET', '/auth/users/me/')).rejects.toThrow(
      'GET /auth/users/me/: 401',
    )

    const email = page.getByRole('region', { name: 'Email' })
    await email.getByLabel('Email').fill('maya@example.net')
    await email.getByLabel('Current password').fill('not it')
    await email.getByRole('button', { name: 'Save email' }).click()
    await email.getByText('Invalid password.').waitFor()
    await email.getByLabel('Current password').fill(maya.password)
    await expectMessage(page.getByText('Email saved'), () =>
      email.getByRole('button', { name: 'Save email' }).click(),
    )

    const password = page.getByRole('region', { name: 'Password' })
    const change = () => password.getByRole('button', { name: 'Change password' }).click()
    await password.getByLabel('Current password').fill('not it')
    await password.getByLabel('New password', { exact: true }).fill(newPassword)
    await password.getByLabel('Confirm new password').fill(newPassword)
    await change()
    await password.getByText('Invalid password.').waitFor()
    await password.getByLabel('Current password').fill(maya.password)
    await expectMessage(page.getByText('Password changed'), change)

    await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: 'Take it along' }).click()
    await page.getByRole('heading', { name: 'Take it along' }).waitFor()
    await page.getByText('0 readings').waitFor()
    await checkScreen('Take it along')
    for (const [name, file] of Object.entries({
      'Download everything': /^truenorth-\d{4}-\d{2}-\d{2}\.zip$/,
      'Download readings': /^truenorth-readings-[\d-]{10}\.csv$/,
      'Download paths': /^truenorth-paths-[\d-]{10}\.csv$/,
      'Download journal': /^truenorth-journal-[\d-]{10}\.zip$/,
    })) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      expect((await download).suggestedFilename()).toMatch(file)
    }
    await page.getByRole('link', { name: 'Your account', exact: true }).click()
    await page.reload()
    await page.getByText('This browser').waitFor()
    expect(await email.getByLabel('Email').inputValue()).toBe('maya@example.net')

    const other = await newTab()
    await other.goto('/journal')
    await other.getByText('Start Your Journey').waitFor()
    await page.getByRole('button', { name: 'Delete account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Your password').fill(newPassword)
    await checkScreen('Delete your account?')
    await expectMessage(page.getByText('Your account is deleted'), () =>
      dialog.getByRole('button', { name: 'Delete account' }).click(),
    )
    await page.waitForURL('**/login')
    await page.getByText('Sign in to open your logbook.').waitFor()
    await other.waitForURL('**/login')
    await submitSignIn(page, { ...maya, password: newPassword })
    await page.getByText('Invalid username or password.').waitFor()
  },
  desktop,
)

spec(
  'an email that is being typed survives the end of the session',
  async ({ page, product, allowErrors }) => {
    allowErrors(/40[13]/)
    await register(page)
    await signIn(page)
    const email = (page: Page) => page.getByRole('region', { name: 'Email' })
    await typeThroughExpiry(page, product.url, {
      path: '/account',
      field: (page) => email(page).getByLabel('Email'),
      text: 'maya@elsewhere.example',
      save: async (page) => {
        await email(page).getByLabel('Current password').fill(maya.password)
        await email(page).getByRole('button', { name: 'Save email' }).click()
      },
      saved: (page) => page.getByText('Email saved'),
    })
    await page.reload()
    await page.getByText('This browser').waitFor()
    expect(await email(page).getByLabel('Email').inputValue()).toBe('maya@elsewhere.example')
  },
  desktop,
)
