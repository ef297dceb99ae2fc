import { createAuthenticatorApp } from '@truenorth/api/testing'
import type { Page } from 'playwright-core'
import { desktop, phone } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { maya, register, signIn, signOut, submitSignIn } from '../support/users.ts'

const newPassword = 'Quiet-Harbour-9'

/** Gives the password, and waits for the question that follows it. */
const passPassword = async (page: Page, password = maya.password) => {
  await submitSignIn(page, { ...maya, password })
  await page.getByText('Your password is right.', { exact: false }).waitFor()
}

spec(
  'codes are set up on a phone, asked for at a desk, and turned off again, all with the keyboard',
  async ({ page, clock, checkScreen, allowErrors }) => {
    allowErrors(/40[0-3] .*(token|second-factor)/)
    const enter = () => page.keyboard.press('Enter')
    const halfMinute = () => clock.pass(30_000)
    await register(page)
    await signIn(page)
    await page.goto('/account')
    const card = page.getByRole('region', { name: 'Two-step sign-in' })
    await card.getByRole('button', { name: 'Set up…' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' })
    await dialog.getByLabel('Your password').fill(maya.password)
    await enter()
    await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    await checkScreen('Set up two-step sign-in')
    const secret = await dialog.locator('code').innerText()
    const app = createAuthenticatorApp(secret.replaceAll(' ', ''), clock.now)
    await dialog.getByRole('textbox', { name: 'Code' }).fill(app.code())
    await enter()
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await codes.nth(9).waitFor()
    const [recoveryCode = ''] = await codes.allInnerTexts()
    await checkScreen('Set up two-step sign-in')
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).press('Enter')
    expect((await saved).suggestedFilename()).toBe('truenorth-recovery-codes.txt')
    await dialog.getByRole('button', { name: 'I have kept them' }).press('Enter')
    await card.getByText(/10 recovery codes left/).waitFor()
    await checkScreen('Your account')

    await page.setViewportSize(desktop.viewport)
    await signOut(page)
    await passPassword(page)
    await checkScreen('Welcome Back')
    // The code that turned it on is used up. The field has the focus.
    await page.locator('input:focus').waitFor()
    await page.keyboard.type(app.code())
    await enter()
    await page.getByText(/^This code was used already/).waitFor()
    await halfMinute()
    await page.getByLabel('Code', { exact: true }).fill(app.code())
    await page.getByLabel('Ask for no code in this browser for 30 days').press('Space')
    await page.getByLabel('Code', { exact: true }).press('Enter')
    await page.waitForURL('**/dashboard')
    // A remembered browser is asked for the password alone, until it is forgotten.
    await signOut(page)
    await signIn(page)
    await page.goto('/account')
    const places = page.getByRole('region', { name: 'Where you are signed in' })
    await places.getByRole('button', { name: /^Forget / }).press('Enter')
    await places.getByText('Remembered browsers').waitFor({ state: 'detached' })

    // Who sees a stranger ends everything at once; a new password signs in here again without a code.
    const seen = page.getByRole('region', { name: 'Who was here' })
    await seen.getByText('Signed in with the password, in a remembered browser').waitFor()
    await seen.getByRole('button', { name: 'That was not me…' }).press('Enter')
    const form = page.getByRole('dialog', { name: 'That was not me' })
    await form.getByText('All other sessions have ended.').waitFor()
    await checkScreen('That was not me')
    await form.getByLabel('Current password').fill(maya.password)
    await form.getByLabel('New password', { exact: true }).fill(newPassword)
    await form.getByLabel('Confirm new password').fill(newPassword)
    const signedIn = page.waitForResponse((one) => one.url().endsWith('/token/') && one.ok())
    await enter()
    await signedIn
    await form.waitFor({ state: 'detached' })
    await signOut(page)
    await passPassword(page, newPassword)
    await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter')
    await page.locator('input:focus').waitFor()
    await page.keyboard.type(recoveryCode)
    await enter()
    await page.waitForURL('**/dashboard')

    await page.goto('/account')
    await card.getByText(/9 recovery codes left/).waitFor()
    await card.getByRole('button', { name: 'Turn off…' }).press('Enter')
    const question = page.getByRole('dialog', { name: 'Turn off two-step sign-in?' })
    await question.getByLabel('Your password').fill(newPassword)
    await halfMinute()
    await question.getByRole('textbox', { name: 'Code' }).fill(app.code())
    await enter()
    await card.getByRole('button', { name: 'Set up…' }).waitFor()
    await signOut(page)
    await signIn(page, { ...maya, password: newPassword })
  },
  { ...phone, startsAt: '2031-03-05T10:00:00Z' },
)
