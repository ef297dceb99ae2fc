import type { Page } from 'playwright-core'

const stops = 60

/** Scrolls through the whole history and back; answers at how many stops no card was in sight. */
export const emptyStops = (page: Page) =>
  page.evaluate(async (stops) => {
    const frame = () => new Promise(requestAnimationFrame)
    const isInSight = (card: Element) => {
      const { top, bottom } = card.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }
    let empty = 0
    for (const way of [1, -1])
      for (let stop = 1; stop < stops; stop += 1) {
        const share = way === 1 ? stop / stops : 1 - stop / stops
        scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * share)
        await frame()
        await frame()
        if (![...document.querySelectorAll('article')].some(isInSight)) empty += 1
      }
    scrollTo(0, 0)
    await frame()
    return empty
  }, stops)
