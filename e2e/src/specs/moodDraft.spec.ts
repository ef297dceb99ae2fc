import type { Page } from 'playwright-core'
import { desktop } from '../support/browser.ts'
import { waitForDraft } from '../support/drafts.ts'
import { fillInReading } from '../support/readings.ts'
import { spec } from '../support/fixtures.ts'
import { ines, register, removeTokens, signIn, signOut, submitSignIn } from '../support/users.ts'

const expectDraft = async (page: Page) => {
  await page.getByText('28/500').waitFor()
  expect(await page.getByLabel('Note').inputValue()).toBe('Half a thought on the train.')
  expect(await page.getByRole('radio', { name: 'Sad', exact: true }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'calm' }).isChecked()).toBe(true)
  expect(await page.getByLabel('Custom tag').inputValue()).toBe('slow ev')
}

spec(
  'a reading that is being typed survives a reload, a closed tab and the end of the session, and is shown to its author only',
  async ({ page, newTab }) => {
    await register(page, ines)
    await register(page)
    await signIn(page)
    await fillInReading(page, 'Sad', 'Half a thought on the train.')
    await page.getByRole('button', { name: 'more' }).click()
    await page.getByRole('checkbox', { name: 'calm' }).check()
    await page.getByLabel('Custom tag').fill('slow ev')
    await waitForDraft(page, 'slow ev')
    await page.reload()
    await expectDraft(page)

    const second = await newTab()
    await page.close()
    await second.goto('/mood/create')
    await expectDraft(second)

    await removeTokens(second)
    await second.reload()
    await second.waitForURL('**/login')
    await submitSignIn(second)
    await second.waitForURL('**/mood/create')
    await expectDraft(second)

    await second.goto('/dashboard')
    await signOut(second)
    await signIn(second, ines)
    await second.goto('/mood/create')
    await second.getByText('Please select your mood to continue').waitFor()
    await second.getByRole('radio', { name: 'Good' }).check()
    await second.getByText('0/500').waitFor()
    expect(await second.getByLabel('Note').inputValue()).toBe('')
  },
  desktop,
)
