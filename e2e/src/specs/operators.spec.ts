import type { Page } from 'playwright-core'
import { desktop } from '../support/browser.ts'
import { makeAdmin } from '../support/product.ts'
import { spec } from '../support/fixtures.ts'
import { register, river, signIn, signOut, submitSignIn } from '../support/users.ts'

/** Chooses from the actions of an account with the keyboard. */
const choose = async (page: Page, username: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${username}` }).press('Enter')
  await page.locator('[role=menu]:focus').waitFor()
  const item = page.getByRole('menuitem', { name: action })
  while (!(await item.evaluate((found) => found.matches('[data-highlighted]'))))
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

spec(
  'an administrator sets a quota and deactivates an account with the keyboard, and both are in the log',
  async ({ page, product, checkScreen, allowErrors }) => {
    allowErrors(/403 .*token/)
    await register(page)
    await register(page, river)
    await makeAdmin(product, 'river')
    await signIn(page, river)
    await page.goto('/admin/accounts')
    await page.getByText('2 accounts').waitFor()
    await checkScreen('Accounts')
    await page.getByRole('searchbox', { name: 'Search accounts' }).fill('MAY')
    await page.getByText('1 account', { exact: true }).waitFor()

    await choose(page, 'maya', 'Set a quota…')
    const dialog = page.getByRole('dialog', { name: 'Quota of maya' })
    await dialog.getByLabel('Megabytes').fill('much')
    await page.keyboard.press('Enter')
    await dialog.getByText(/^Enter a number of megabytes/).waitFor()
    await checkScreen('Quota of maya')
    await dialog.getByLabel('Megabytes').fill('5')
    await page.keyboard.press('Enter')
    await page.getByText('0 KB of 5 MB').waitFor()

    await choose(page, 'maya', 'Deactivate')
    const question = page.getByRole('alertdialog', { name: 'Deactivate maya?' })
    await question.waitFor()
    await checkScreen('Deactivate maya?')
    await question.getByRole('button', { name: 'Deactivate' }).press('Enter')
    await page.getByText('maya is deactivated').waitFor()
    await page.getByText('Deactivated', { exact: true }).waitFor()

    await page.setViewportSize(desktop.viewport)
    await page.getByRole('link', { name: 'Operators’ log' }).press('Enter')
    await page.getByText('river deactivated maya').waitFor()
    await page.getByText('river set a quota of 5 MB for maya').waitFor()
    await checkScreen('Operators’ log')
    await page.getByRole('navigation', { name: 'Main' }).getByText('Accounts').press('Enter')
    await page.getByText('2 accounts').waitFor()
    await checkScreen('Accounts')

    await signOut(page)
    await submitSignIn(page)
    await page.getByText(/^This account has been deactivated by an administrator/).waitFor()
  },
)
