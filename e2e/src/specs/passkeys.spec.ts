import type { Page } from 'playwright-core'
import { addAuthenticator } from '../support/authenticator.ts'
import { desktop, phone } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { maya, register, signIn, signOut } from '../support/users.ts'
import { expectMessage } from '../support/waiting.ts'

/** Walks with Tab until a control has the focus. */
const tabTo = async (page: Page, name: string) => {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab')
    const isThere = await page.evaluate((wanted) => {
      const { activeElement } = document
      const label = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
      return label === wanted
    }, name)
    if (isThere) return
  }
  throw new Error(`Tab leads to no ${name}.`)
}

spec(
  'a passkey is added and named on a phone, and used and removed at a desk, all with the keyboard',
  async ({ page, context, checkScreen, allowErrors }) => {
    allowErrors(/40[01] .*(options|passkey)/)
    const authenticator = await addAuthenticator(context, page)
    await register(page)
    await signIn(page)
    await page.goto('/account')
    const card = page.getByRole('region', { name: 'Passkeys' })
    await card.getByText('Sign in with the fingerprint').waitFor()

    await card.getByRole('button', { name: 'Add a passkey…' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByLabel('Name', { exact: true }).fill('My ring')
    await dialog.getByLabel('Your password').fill('not it')
    await page.keyboard.press('Enter')
    await dialog.getByText('Invalid password.').waitFor()
    await dialog.getByLabel('Your password').fill(maya.password)
    // Somebody else holds the device: what was typed stays.
    await authenticator.verifies(false)
    await page.keyboard.press('Enter')
    await dialog.getByText('That was cancelled, or took too long.').waitFor()
    await authenticator.verifies(true)
    await expectMessage(page.getByText('Passkey added'), () => page.keyboard.press('Enter'))
    await card.getByText(/^Added .*, never used$/).waitFor()

    await card.getByRole('button', { name: 'Rename My ring' }).press('Enter')
    await page.getByRole('dialog', { name: 'Rename the passkey' }).getByRole('textbox').fill('Ring')
    await page.keyboard.press('Enter')
    await card.getByText('Ring', { exact: true }).waitFor()
    await checkScreen('Your account')

    await page.setViewportSize(desktop.viewport)
    // It answers to the button, and not to what the browser offers by itself.
    await authenticator.answers(false)
    await signOut(page)
    await checkScreen('Welcome Back')
    await tabTo(page, 'Sign in with a passkey')
    await authenticator.answers(true)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    // The browser offers it among what it fills in, and the device answers at once.
    await signOut(page)
    await page.waitForURL('**/dashboard')

    await page.goto('/account')
    await card.getByText(/^Added .*, last used/).waitFor()
    await card.getByRole('button', { name: 'Remove Ring' }).press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Remove “Ring”?' })
    await question.getByRole('button', { name: 'Remove passkey' }).press('Enter')
    await card.getByText('Ring', { exact: true }).waitFor({ state: 'detached' })
    await authenticator.answers(false)
    await signOut(page)
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
    await authenticator.answers(true)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter')
    await page.getByText('This passkey was not accepted. Sign in with your password.').waitFor()
  },
  { ...phone, knowsAddress: true },
)
