import type { Browser } from 'playwright-core'
import type { Kind, Trial } from './compare.ts'
import { clickAfterHover, wholeSession } from './journeys.ts'
import { type Network, openPage, openProfile, slow4G, unthrottled } from './openPage.ts'
import { signIn } from './person.ts'
import { type Screen, screens } from './screens.ts'
import { visit } from './visit.ts'

export type Contest = { browser: Browser; urls: Record<Kind, string> }

const profile = async ({ browser, urls }: Contest, isVisitor: boolean, isWide = false) =>
  openProfile(browser, { tokens: isVisitor ? undefined : await signIn(urls.federated), isWide })

const cold = async (contest: Contest, kind: Kind, screen: Screen, network: Network) => {
  const context = await profile(contest, screen.isForVisitors === true)
  try {
    return await visit(await openPage(context, network), contest.urls[kind], screen)
  } finally {
    await context.close()
  }
}

const settleMs = 4_000

/** The same profile once more, with everything that the first visit has left in its cache. */
const again = async (contest: Contest, kind: Kind, screen: Screen, network: Network) => {
  const context = await profile(contest, screen.isForVisitors === true)
  try {
    const first = await openPage(context, unthrottled)
    await visit(first, contest.urls[kind], screen)
    await first.page.waitForTimeout(settleMs)
    await first.page.close()
    const { usableMs, hydratedMs } = await visit(
      await openPage(context, network),
      contest.urls[kind],
      screen,
    )
    return { usableMs, hydratedMs }
  } finally {
    await context.close()
  }
}

const both: Kind[] = ['federated', 'monolith']

const coldTrials = (contest: Contest, network: Network): Trial[] => {
  const isSlow = network === slow4G
  const trial = (name: string, screen: Screen, kinds: Kind[], bars: Record<string, number>) => ({
    name,
    network: network.name,
    kinds,
    bars: isSlow ? bars : {},
    run: (kind: Kind) => cold(contest, kind, screen, network),
  })
  return [
    trial('landing', screens.landing, [...both, 'static'], {
      'firstPaintMs static': 1.1,
      hydratedMs: 1.15,
      kilobytes: 1.15,
    }),
    trial('deep link to /mood/create', screens.log, both, { usableMs: 1.15, requests: 1.5 }),
    trial('dashboard with its chart', screens.dashboard, both, { usableMs: 1.15 }),
  ]
}

/** All that is compared. */
export const trialsOf = (contest: Contest): Trial[] => {
  const { browser: _, urls } = contest
  const warm = Object.entries<Screen>(screens).map(([name, screen]) => ({
    name: `second visit: ${name}`,
    network: slow4G.name,
    kinds: both,
    bars: { usableMs: 1.1, hydratedMs: 1.1 },
    run: (kind: Kind) => again(contest, kind, screen, slow4G),
  }))
  const shifts = Object.entries<Screen>(screens).map(([name, screen]) => ({
    name: `layout shift: ${name}`,
    network: slow4G.name,
    kinds: both,
    bars: {},
    run: async (kind: Kind) => {
      const { shift } = await cold(contest, kind, screen, slow4G)
      return { shift }
    },
  }))
  const click: Trial = {
    name: 'click after hover',
    network: slow4G.name,
    kinds: both,
    bars: { ms: 1.05 },
    run: async (kind) => {
      const context = await profile(contest, false, true)
      const ms = await clickAfterHover(await openPage(context, slow4G), urls[kind])
      await context.close()
      return { ms }
    },
  }
  const session: Trial = {
    name: 'whole session',
    network: unthrottled.name,
    kinds: both,
    bars: { kilobytes: 1.15 },
    run: async (kind) => {
      const context = await profile(contest, false, true)
      const kilobytes = await wholeSession(await openPage(context, unthrottled), urls[kind])
      await context.close()
      return { kilobytes }
    },
  }
  return [
    ...coldTrials(contest, unthrottled),
    ...coldTrials(contest, slow4G),
    ...shifts,
    ...warm,
    click,
    session,
  ]
}

/** What many registered remotes cost the landing page. */
export const crowdOf = async (browser: Browser, few: string, many: string) => {
  const landing = async (url: string) => {
    const context = await openProfile(browser)
    const opened = await openPage(context, unthrottled)
    const { kilobytes } = await visit(opened, url, screens.landing)
    await context.close()
    return { kilobytes, urls: opened.traffic.urls }
  }
  const [one, other] = [await landing(few), await landing(many)]
  return {
    addedKilobytes: other.kilobytes - one.kilobytes,
    requestsToRemotes: other.urls.filter((url) => url.includes('/remotes/')).length,
  }
}
