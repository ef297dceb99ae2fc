// What holds for every screen: axe finds nothing, and nothing is wider than the window.
import axe, { type RunOptions } from 'axe-core'
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

// Runs in the page, which keeps axe until its document ends. What axe lists beside its findings is left
// out: to gather that takes longer than to find.
const runAxe = async (options: RunOptions) => {
  const here: typeof axe = Reflect.get(window, 'axe')
  const { violations } = await here.run(document, { ...options, resultTypes: ['violations'] })
  return violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes[0]?.html}`)
}

/**
 * What axe finds on the page once its animations have ended, one line each. With forced colours,
 * contrast is not checked: the system chooses those.
 * @throws when the page has frames, into which axe would not look
 */
export const axeFindings = async (page: Page, { forcedColors = false } = {}) => {
  await waitForStillness(page)
  if (page.frames().length > 1)
    throw new Error(`${page.url()} has frames, which axe does not check.`)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    runAxe,
    forcedColors ? { rules: { 'color-contrast': { enabled: false } } } : {},
  )
}

/** By how many pixels the page is wider than the window; runs in the page. */
export const overflowInPage = () => document.documentElement.scrollWidth - innerWidth

export const horizontalOverflow = (page: Page) => page.evaluate(overflowInPage)
