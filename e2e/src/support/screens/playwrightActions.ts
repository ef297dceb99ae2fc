import type { Page } from 'playwright-core'
import type { Role, UserActions } from '../engines/engine.ts'
import { waitForAsync } from '../waiting.ts'

/** The steps into the states of screens, in a page of Playwright. */
export const playwrightActions = (page: Page): UserActions => {
  const find = (role: Role, name: string | RegExp) => {
    const exact = typeof name === 'string'
    const named = page.getByRole(role, { name, exact })
    // Fields for passwords have no role. Radio buttons are hidden under their labels.
    if (role === 'textbox') return page.getByLabel(name, { exact }).first()
    if (role === 'radio') return page.locator('label', { has: named }).first()
    return named.filter({ visible: true }).first()
  }
  return {
    click: (role, name) => find(role, name).click(),
    type: (label, text) => find('textbox', label).fill(text),
    see: (role, name) => find(role, name).waitFor(),
    sees: (role, name) => find(role, name).isVisible(),
    until: (isTrue, arg) => waitForAsync(page, isTrue, arg),
  }
}
