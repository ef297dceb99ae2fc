// Using the product with the keyboard alone: everything is reached with Tab, and the focus is always visible.
import type { Locator, Page } from 'playwright-core'

const mostSteps = 120
const pollMs = 100
/** Long enough for what still scrolls or fades in, on a busy machine too. */
const longestWaitMs = 20_000

type Focus = { isWanted: boolean; name: string; coveredBy?: string; isMarked: boolean }

// Runs in the page: what has the focus, whether it is visible, and whether anything marks it.
const inspectFocus = (wanted: Element | SVGElement): Focus => {
  const focused = document.activeElement
  // Focus moves to headings and dialogs for screen readers; those are nothing to press.
  if (
    !focused ||
    focused === document.body ||
    focused.matches('h1, h2, main, output, dialog, [role=dialog]')
  )
    return { isWanted: focused === wanted, name: 'the page', isMarked: true }
  // A native radio or checkbox lies invisibly over the element that shows its state.
  const isHidden = focused instanceof HTMLElement && getComputedStyle(focused).opacity === '0'
  const shown = isHidden ? (focused.nextElementSibling ?? focused) : focused
  const { left, right, top, bottom } = shown.getBoundingClientRect()
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const label = focused.closest('label') ?? focused
  const isVisible = at !== null && (label.contains(at) || at.contains(focused))
  const styles = [
    getComputedStyle(shown),
    getComputedStyle(shown, '::after'),
    getComputedStyle(focused),
    // A link that covers a card marks the card.
    getComputedStyle(focused.closest('article') ?? focused),
  ]
  return {
    isWanted: focused === wanted,
    name:
      (focused.getAttribute('aria-label') ?? focused.textContent) ||
      focused.outerHTML.slice(0, 160),
    ...(!isVisible && { coveredBy: at ? at.outerHTML.slice(0, 120) : 'the edge of the window' }),
    isMarked: styles.some(
      ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
    ),
  }
}

const settledFocus = async (page: Page, wanted: Locator) => {
  let focus = await wanted.evaluate(inspectFocus)
  for (let waited = 0; waited < longestWaitMs; waited += pollMs) {
    if (!focus.coveredBy && focus.isMarked) break
    await page.waitForTimeout(pollMs)
    focus = await wanted.evaluate(inspectFocus)
  }
  return focus
}

/**
 * Presses Tab until something has the focus.
 * @throws where the focus is hidden or not marked on the way
 */
export const tabTo = async (page: Page, wanted: Locator) => {
  await wanted.waitFor({ state: 'attached' })
  for (let step = 0; step < mostSteps; step += 1) {
    const { isWanted, name, coveredBy, isMarked } = await settledFocus(page, wanted)
    if (coveredBy) throw new Error(`The focus on “${name.trim()}” is hidden by ${coveredBy}`)
    if (!isMarked) throw new Error(`The focus on “${name.trim()}” is not marked`)
    if (isWanted) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(wanted)} cannot be reached with Tab`)
}

/** Reaches something and presses it. */
export const tabAndPress = async (page: Page, wanted: Locator, key = 'Enter') => {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

/** Reaches a field and types. */
export const tabAndType = async (page: Page, wanted: Locator, text: string) => {
  await tabTo(page, wanted)
  await page.keyboard.type(text)
}
