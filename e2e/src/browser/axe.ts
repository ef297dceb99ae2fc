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

type Seen = { forcedColors?: boolean; tall?: boolean }

// Colours that the system forces are not ours to judge. And on a page as tall as a hundred windows the two
// rules that look at what lies over what need minutes: the same cards are judged on a page with few of them.
const rulesLeftOut = ({ forcedColors = false, tall = false }: Seen) => [
  ...(forcedColors || tall ? ['color-contrast'] : []),
  ...(tall ? ['target-size'] : []),
]

/** What axe finds on the page once it is still, a line each. */
export const axeFindings = async (page: Page, seen: Seen = {}) => {
  await stillness(page)
  const axe = new AxeBuilder({ page }).disableRules(rulesLeftOut(seen))
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes[0]?.html}`)
}
