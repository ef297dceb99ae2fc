// Waits that Playwright does not have.
import type { Locator, Page } from 'playwright-core'

const pollMs = 100
const framesAtRest = 5

/** Waits until a function in the page resolves with true; `waitForFunction` takes any promise for true. */
export const waitForAsync = async <Arg>(
  page: Page,
  isTrue: (arg: Arg) => boolean | Promise<boolean>,
  arg: Arg,
) => {
  // Playwright's own types of the argument are too narrow for a generic one.
  const evaluate = page.evaluate.bind(page) as (act: typeof isTrue, arg: Arg) => Promise<boolean>
  while (!(await evaluate(isTrue, arg))) await page.waitForTimeout(pollMs)
}

/** Does something and waits for the message that it brings, however briefly that is shown. */
export const expectMessage = async (message: Locator, act: () => Promise<unknown>) => {
  await Promise.all([message.first().waitFor(), act()])
}

/** Waits until an element has stood at one place for some frames, and answers with that place. */
export const placeAtRest = (locator: Locator) =>
  locator.evaluate(
    (element, frames) =>
      new Promise<{ x: number; y: number; width: number; height: number }>((resolve) => {
        let last: DOMRect | undefined
        let still = 0
        const look = () => {
          const box = element.getBoundingClientRect()
          const isSame = last?.x === box.x && last.y === box.y && last.height === box.height
          still = isSame ? still + 1 : 0
          last = box
          if (still < frames) requestAnimationFrame(look)
          else resolve({ x: box.x, y: box.y, width: box.width, height: box.height })
        }
        look()
      }),
    framesAtRest,
  )
