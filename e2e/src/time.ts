// The time of a story: the same for the server and for every browser that takes part in it.
import type { BrowserContext } from 'playwright-core'

/** The console's word about a token that lapsed while time passed; it is renewed. */
export const lapsed = /401 \(Unauthorized\)/

/** A clock that starts at an instant and runs on from there, and jumps when it is told to. */
export const createTime = (begins: string | undefined) => {
  const startedAt = Date.now()
  let ahead = begins === undefined ? 0 : Date.parse(begins) - startedAt
  const contexts: BrowserContext[] = []
  const now = () => new Date(Date.now() + ahead)
  return {
    now,
    /** Gives a browser this time; it keeps its own where the story says nothing of time. */
    join: async (context: BrowserContext) => {
      if (begins === undefined) return
      await context.clock.install({ time: now() })
      contexts.push(context)
    },
    /** Lets time pass up to an instant at once, as a computer that was asleep sees it. */
    goTo: async (instant: string) => {
      // What is still on its way would be taken for lost.
      for (const page of contexts.flatMap((context) => context.pages()))
        await page.waitForLoadState('networkidle')
      const passedMs = Date.parse(instant) - now().getTime()
      ahead += passedMs
      for (const context of contexts) await context.clock.fastForward(passedMs)
    },
  }
}

export type StoryTime = ReturnType<typeof createTime>
