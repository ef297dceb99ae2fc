import type { Page } from 'playwright-core'

/** Presses the first button of that name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()
/** Chooses a mood. */
export const choose = (page: Page, mood: string) =>
  page.locator('label', { has: page.getByRole('radio', { name: mood, exact: true }) }).click()
/** Types into a field. */
export const fill =
  (label: string, text: string, exact = false) =>
  (page: Page) =>
    page.getByLabel(label, { exact }).fill(text)
/** Opens the first menu of the list, and takes something from it. */
export const openMenu = (item?: string) => async (page: Page) => {
  await page
    .locator('main')
    .getByRole('button', { name: /^Actions for|more$/ })
    .first()
    .click()
  if (item) await page.getByRole('menuitem', { name: item }).click()
}
