// What a picture of a screen needs: where it is, who looks at it, and the steps into its state.
import type { Page } from 'playwright-core'

/** `newcomer` has nothing, `regular` a year of entries, `crowded` a thousand of each. */
export type Viewer = 'visitor' | 'newcomer' | 'regular' | 'crowded' | 'administrator'

export type Screen = {
  name: string
  /** `:journey`, `:mood` and `:entry` stand for the newest ones of the viewer. */
  path: string
  viewer: Viewer
  /** What happens to calls of the API, or to the files of a remote, from the start. */
  fault?: 'fails' | 'hangs' | { down: string }
  /** Brings the screen into the state to be pictured. */
  prepare?: (page: Page) => Promise<unknown>
  /** Only what the window shows, for what floats above the page. */
  windowOnly?: boolean
}

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
