// A finger on the glass, which Playwright knows only as a tap.
import type { Locator, Page } from 'playwright-core'
import { placeAtRest } from './waiting.ts'

const steps = 8

/** A finger that drags from the middle of an element by so many pixels across; it is let go with the result. */
export const dragAcross = async (page: Page, locator: Locator, px: number) => {
  await locator.scrollIntoViewIfNeeded()
  const box = await placeAtRest(locator)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', across?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: across === undefined ? [] : [{ x: x + across, y }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', (px * step) / steps)
  return async () => {
    await touch('touchEnd')
    await session.detach()
  }
}

/** A finger that drags across and is let go there. */
export const swipeAcross = async (page: Page, locator: Locator, px: number) => {
  const letGo = await dragAcross(page, locator, px)
  await letGo()
}
