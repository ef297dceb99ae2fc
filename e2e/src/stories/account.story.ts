import type { Page } from 'playwright-core'
import { typeThroughExpiry } from '../expiry.ts'
import { maya, register, signIn } from '../people.ts'
import { story } from '../story.ts'

const wide = { viewport: { width: 1280, height: 900 } }
const newPassword = 'Harbour-Window-17'

story(
  'the account page: email, password, sessions, everything as a file, and the end',
  async ({ page, product, newTab, seen, expectErrors }) => {
    expectErrors(/40[01]/)
    await register(page)
    await signIn(page)
    // A second sign-in, from elsewhere.
    const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Firefox on Linux' }
    const elsewhere = { method: 'POST', headers, body: JSON.stringify(maya) }
    const { access } = (await (await fetch(`${product.url}/api/token/`, elsewhere)).json()) as {
      access: string
    }
    const me = () =>
      fetch(`${product.url}/api/auth/users/me/`, { headers: { Authorization: `Bearer ${access}` } })

    await page.getByRole('link', { name: /Hello, maya/ }).click()
    await page.getByText('This browser').waitFor()
    await seen('Your account')
    await page.getByRole('button', { name: /^Sign out Firefox on Linux/ }).click()
    await page.getByText('Firefox on Linux').waitFor({ state: 'detached' })
    expect((await me()).status).toBe(401)

    const email = page.getByRole('region', { name: 'Email' })
    await email.getByLabel('Email').fill('maya@example.net')
    await email.getByRole('button', { name: 'Save email' }).click()
    await page.getByText('Email saved').waitFor()

    const password = page.getByRole('region', { name: 'Password' })
    await password.getByLabel('Current password').fill('not it')
    await password.getByLabel('New password', { exact: true }).fill(newPassword)
    await password.getByLabel('Confirm new password').fill(newPassword)
    await password.getByRole('button', { name: 'Change password' }).click()
    await password.getByText('Invalid password.').waitFor()
    await password.getByLabel('Current password').fill(maya.password)
    await password.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Password changed').waitFor()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download everything' }).click()
    expect((await download).suggestedFilename()).toMatch(/^truenorth-\d{4}-\d{2}-\d{2}\.zip$/)
    await page.reload()
    await page.getByText('This browser').waitFor()
    expect(await email.getByLabel('Email').inputValue()).toBe('maya@example.net')

    const other = await newTab()
    await other.goto('/journal')
    await other.getByText('Start Your Journey').waitFor()
    await page.getByRole('button', { name: 'Delete account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Your password').fill(newPassword)
    await seen('Delete your account?')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await page.getByText('Your account is deleted').waitFor()
    await page.waitForURL('**/login')
    await page.getByText('Sign in to open your logbook.').waitFor()
    await other.waitForURL('**/login')
    await page.getByLabel('Username').fill(maya.username)
    await page.getByLabel('Password', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByText('Invalid username or password.').waitFor()
  },
  wide,
)

story(
  'the email that is being typed outlives the session',
  async ({ page, product, expectErrors }) => {
    expectErrors(/40[13]/)
    await register(page)
    await signIn(page)
    const email = (page: Page) => page.getByRole('region', { name: 'Email' })
    await typeThroughExpiry(page, product.url, {
      path: '/account',
      fill: async () => {},
      field: (page) => email(page).getByLabel('Email'),
      text: 'maya@elsewhere.example',
      save: (page) => email(page).getByRole('button', { name: 'Save email' }).click(),
      saved: (page) => page.getByText('Email saved').waitFor(),
    })
    await page.reload()
    await page.getByText('This browser').waitFor()
    expect(await email(page).getByLabel('Email').inputValue()).toBe('maya@elsewhere.example')
  },
  wide,
)
