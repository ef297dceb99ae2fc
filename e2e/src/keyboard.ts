// A person without a mouse: reaches things with Tab, and sees where she is.
import type { Locator, Page } from 'playwright-core'

const mostSteps = 120

type Reached = { isThere: boolean; name: string; coveredBy?: string; isMarked: boolean }

// What has the focus, whether it can be seen, and whether anything marks it.
const look = (wanted: Element | SVGElement): Reached => {
  const focused = document.activeElement
  // A heading to which the focus was brought for those who listen is nothing to press.
  if (
    !focused ||
    focused === document.body ||
    focused.matches('h1, h2, main, output, dialog, [role=dialog]')
  )
    return { isThere: focused === wanted, name: 'the page', isMarked: true }
  // A native radio or checkbox lies invisibly over the face that shows its state.
  const isHidden = focused instanceof HTMLElement && getComputedStyle(focused).opacity === '0'
  const face = isHidden ? (focused.nextElementSibling ?? focused) : focused
  const { left, right, top, bottom } = face.getBoundingClientRect()
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const label = focused.closest('label') ?? focused
  const isSeen = at !== null && (label.contains(at) || at.contains(focused))
  const style = [
    getComputedStyle(face),
    getComputedStyle(face, '::after'),
    getComputedStyle(focused),
    // A link that covers a card marks the card.
    getComputedStyle(focused.closest('article') ?? focused),
  ]
  return {
    isThere: focused === wanted,
    name:
      (focused.getAttribute('aria-label') ?? focused.textContent) ||
      focused.outerHTML.slice(0, 160),
    ...(!isSeen && { coveredBy: at ? at.outerHTML.slice(0, 120) : 'the edge of the window' }),
    isMarked: style.some(
      ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
    ),
  }
}

// What is still scrolling or fading in gets a moment.
const settled = async (page: Page, wanted: Locator) => {
  let reached = await wanted.evaluate(look)
  for (let wait = 0; wait < 10 && (reached.coveredBy || !reached.isMarked); wait += 1) {
    await page.waitForTimeout(100)
    reached = await wanted.evaluate(look)
  }
  return reached
}

/** Presses Tab until something has the focus; throws where the focus is hidden or not marked on the way. */
export const tabTo = async (page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await wanted.waitFor({ state: 'attached' })
  for (let step = 0; step < mostSteps; step += 1) {
    const { isThere, name, coveredBy, isMarked } = await settled(page, wanted)
    if (coveredBy) throw new Error(`The focus on “${name.trim()}” is hidden by ${coveredBy}`)
    if (!isMarked) throw new Error(`The focus on “${name.trim()}” is not marked`)
    if (isThere) return
    await page.keyboard.press(key)
  }
  throw new Error(`${String(wanted)} cannot be reached with ${key}`)
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
