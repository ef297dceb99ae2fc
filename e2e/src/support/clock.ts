// The time of a spec: the same for the server and for every browser that takes part in it.
import type { BrowserContext } from 'playwright-core'

/** The console's message about an access token that expired while time passed; the product renews it. */
export const expiredToken = /401 \(Unauthorized\)/

/**
 * A clock that starts at an instant, or `now`, runs on from there and jumps when it is told to. Without
 * a start, server and browsers keep their own time.
 */
export const createClock = (startsAt: string | undefined) => {
  const isNow = startsAt === undefined || startsAt === 'now'
  let aheadMs = isNow ? 0 : Date.parse(startsAt) - Date.now()
  const contexts: BrowserContext[] = []
  const now = () => new Date(Date.now() + aheadMs)
  /** Lets time pass at once, as a computer that was asleep sees it. */
  const pass = async (ms: number) => {
    aheadMs += ms
    for (const context of contexts) await context.clock.fastForward(ms)
  }
  return {
    now,
    pass,
    /** Gives a browser this time. */
    join: async (context: BrowserContext) => {
      if (startsAt === undefined) return
      await context.clock.install({ time: now() })
      contexts.push(context)
    },
    /** Lets time pass up to an instant, once no request is on its way. */
    goTo: async (instant: string) => {
      for (const page of contexts.flatMap((context) => context.pages()))
        await page.waitForLoadState('networkidle')
      await pass(Date.parse(instant) - now().getTime())
    },
  }
}

export type Clock = ReturnType<typeof createClock>
