import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Colours in the middle of a fade are not the colours of the screen; what swings for ever does not count. */
const stillness = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .every(({ playState }) => playState !== 'running'),
  )

/** What axe finds on the page once it is still, a line each; colours that the system forces are not ours to judge. */
export const axeFindings = async (page: Page, { forcedColors = false } = {}) => {
  await stillness(page)
  const axe = new AxeBuilder({ page })
  const { violations } = await (forcedColors ? axe.disableRules('color-contrast') : axe).analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes[0]?.html}`)
}
