// What holds for every screen: axe finds nothing, and nothing is wider than the window.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

// Colours in the middle of a fade are not those of the screen; endless animations are left out. What was
// just put on the page begins to move one frame later, so that the page has to be still for three.
const waitForStillness = (page: Page) =>
  page.evaluate(async () => {
    const isStill = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .every(({ playState }) => playState !== 'running')
    let stillFrames = 0
    while (stillFrames < 3) {
      await new Promise(requestAnimationFrame)
      stillFrames = isStill() ? stillFrames + 1 : 0
    }
  })

/**
 * What axe finds on the page once its animations have ended, one line each. With forced colours,
 * contrast is not checked: the system chooses those.
 */
export const axeFindings = async (page: Page, { forcedColors = false } = {}) => {
  await waitForStillness(page)
  const axe = new AxeBuilder({ page })
  const { violations } = await (forcedColors ? axe.disableRules('color-contrast') : axe).analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes[0]?.html}`)
}

/** By how many pixels the page is wider than the window; runs in the page. */
export const overflowInPage = () => document.documentElement.scrollWidth - innerWidth

export const horizontalOverflow = (page: Page) => page.evaluate(overflowInPage)
