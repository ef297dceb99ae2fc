// The lock of a browser: what it hides, what it leaves on the device, and the ways back in.
import type { Page } from 'playwright-core'
import { addAuthenticator } from '../support/authenticator.ts'
import { desktop, phone } from '../support/browser.ts'
import { expiredToken } from '../support/clock.ts'
import { rawStorage, waitForDraft, waitForField } from '../support/drafts.ts'
import { spec } from '../support/fixtures.ts'
import { fillInEntry } from '../support/journal.ts'
import { maya, openMore, register, signIn, submitSignIn } from '../support/users.ts'
import { expectMessage } from '../support/waiting.ts'

const pin = '274169'
const title = 'A title about the lighthouse'
const tokenStart = 'eyJ'

const lockedHeading = (page: Page) => page.getByRole('heading', { name: 'Truenorth is locked' })
const card = (page: Page) => page.getByRole('region', { name: 'App lock' })

const setPin = async (page: Page) => {
  await page.goto('/account')
  await card(page).getByRole('button', { name: 'Set a PIN…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Set a PIN for this browser' })
  await dialog.getByLabel('PIN', { exact: true }).fill('1234')
  await dialog.getByLabel('The same PIN again').fill('1235')
  await page.keyboard.press('Enter')
  await dialog.getByText('among the first that people try').waitFor()
  await dialog.getByLabel('PIN', { exact: true }).fill(pin)
  await dialog.getByLabel('The same PIN again').fill(pin)
  await expectMessage(page.getByText('This browser has a lock now'), () =>
    page.keyboard.press('Enter'),
  )
  await card(page).getByText('On. Your PIN opens it.').waitFor()
}

const enter = async (page: Page, typed: string) => {
  await page.getByLabel('PIN', { exact: true }).fill(typed)
  await page.keyboard.press('Enter')
}

const lockNow = async (page: Page) => {
  await openMore(page)
  await page.getByRole('button', { name: 'Lock now' }).press('Enter')
  await lockedHeading(page).waitFor()
}

/** Everything that the browser keeps, caches included. */
const everythingKept = async (page: Page) => {
  const cached = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const isText = /json|html|text\/plain|form-data/.test(
          response?.headers.get('content-type') ?? '',
        )
        texts.push(request.url, isText ? ((await response?.text()) ?? '') : '')
      }
    }
    return texts.join('\n')
  })
  return `${await rawStorage(page)}\n${cached}`
}

const writeDraft = async (page: Page) => {
  await page.goto('/journal')
  await fillInEntry(page, title)
  await waitForDraft(page, title)
}

spec(
  'a PIN locks all tabs of a phone, leaves nothing to read, and brings everything back',
  async ({ page, newTab, checkScreen, allowErrors }) => {
    // A read that was on its way when it was locked.
    allowErrors(/40[04] .*app-lock/, /401 .*\/api\//)
    await register(page)
    await signIn(page)
    await setPin(page)
    await checkScreen('Your account')
    const other = await newTab()
    await other.goto('/journeys')
    await other.getByRole('heading', { level: 1 }).waitFor()
    await writeDraft(page)
    const address = page.url()
    await page.bringToFront()
    expect(await rawStorage(page)).toContain(tokenStart)

    // A tab in which nobody has opened a dialog, so that More is at hand.
    await lockNow(other)
    await lockedHeading(page).waitFor()
    await checkScreen('Truenorth is locked')
    const kept = await everythingKept(page)
    expect(kept).toContain('truenorth-lock')
    expect(kept).not.toContain(tokenStart)
    expect(kept).not.toContain('lighthouse')
    expect(kept).not.toContain(maya.username)
    expect(await page.locator('body').textContent()).not.toContain('lighthouse')

    await page.reload()
    await lockedHeading(page).waitFor()
    await enter(page, '999888')
    await page.getByText('This PIN is not right. 4 tries are left.').waitFor()
    await enter(page, pin)
    await waitForField(page, title)
    expect(page.url()).toBe(address)
    // The other tab follows, where it was.
    await other.bringToFront()
    await other.getByRole('heading', { level: 1, name: /path/i }).waitFor()
    await lockedHeading(other).waitFor({ state: 'detached' })

    // The server opens each lock once; the next opens as well.
    await page.goto('/account')
    await card(page).getByRole('button', { name: 'Lock now' }).press('Enter')
    await lockedHeading(page).waitFor()
    await enter(page, pin)
    await card(page).getByText('On. Your PIN opens it.').waitFor()
  },
  phone,
)

spec(
  'nobody there locks a desk by itself, five wrong PINs end the lock, and a sign-in brings the draft back',
  async ({ page, checkScreen, allowErrors, clock }) => {
    allowErrors(/40[04] .*app-lock/, expiredToken)
    await register(page)
    await signIn(page)
    await setPin(page)
    await writeDraft(page)
    await clock.pass(6 * 60_000)
    await lockedHeading(page).waitFor()
    await checkScreen('Truenorth is locked')
    for (const left of ['4 tries are', '3 tries are', '2 tries are', 'One try is']) {
      await enter(page, '999888')
      await page.getByText(`This PIN is not right. ${left} left.`).waitFor()
    }
    await enter(page, '999888')
    await checkScreen('This lock opens no more')
    await page.getByRole('button', { name: 'Sign in again' }).press('Enter')
    await page.waitForURL('**/login')
    expect(await everythingKept(page)).not.toContain('lighthouse')
    await submitSignIn(page)
    await waitForField(page, title)
  },
  { ...desktop, startsAt: 'now' },
)

spec(
  'a passkey locks and opens a browser, a forgotten one leads to the sign-in, and turning it off ends it',
  async ({ page, context, checkScreen, allowErrors }) => {
    allowErrors(/40[014] .*(app-lock|passkey)/)
    const authenticator = await addAuthenticator(context, page)
    await register(page)
    await signIn(page)
    await page.goto('/account')
    const passkeys = page.getByRole('region', { name: 'Passkeys' })
    await passkeys.getByRole('button', { name: 'Add a passkey…' }).press('Enter')
    const adding = page.getByRole('dialog', { name: 'Add a passkey' })
    await adding.getByLabel('Your password').fill(maya.password)
    await expectMessage(page.getByText('Passkey added'), () => page.keyboard.press('Enter'))

    await card(page).getByRole('button', { name: 'Use a passkey…' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Lock with a passkey' })
    await authenticator.verifies(false)
    await dialog.getByRole('button', { name: 'Use a passkey' }).press('Enter')
    await dialog.getByText('That was cancelled, or took too long.').waitFor()
    await authenticator.verifies(true)
    await expectMessage(page.getByText('This browser has a lock now'), () =>
      dialog.getByRole('button', { name: 'Use a passkey' }).press('Enter'),
    )
    await card(page).getByRole('button', { name: 'Lock now' }).press('Enter')
    await checkScreen('Truenorth is locked')
    expect(await everythingKept(page)).not.toContain(tokenStart)
    await page.keyboard.press('Enter')
    await card(page).getByText('On. A passkey of yours opens it.').waitFor()

    await card(page).getByRole('button', { name: 'Lock now' }).press('Enter')
    await lockedHeading(page).waitFor()
    await page.getByRole('button', { name: 'Passkey not at hand?' }).press('Enter')
    await checkScreen('Sign in again?')
    // The sign-in screen offers passkeys by itself.
    await authenticator.answers(false)
    await page.getByRole('button', { name: 'Sign in again' }).press('Enter')
    await page.waitForURL('**/login')
    await submitSignIn(page)
    await page.waitForURL('**/account')
    await card(page).getByRole('button', { name: 'Set a PIN…' }).waitFor()
  },
  { ...desktop, knowsAddress: true },
)
