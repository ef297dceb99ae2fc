// Every screen once more, with the profile's cache of the first visits.
import type { Kind, Numbers, Trial } from './compare.ts'
import { momentOfHydration } from './inPage.ts'
import { slow4G, unthrottled } from './network.ts'
import { type Contest, openProfile, type Profile, visit } from './profile.ts'
import { allScreens, type Screen } from './screens.ts'

const viewers = ['visitor', 'person', 'admin'] as const
const screensOf = (viewer: Screen['viewer']) =>
  allScreens.filter(([, screen]) => screen.viewer === viewer)

/** Until the service worker has stored its copies. */
const settleMs = 1_000

const warm = async (profile: Profile, viewer: Screen['viewer']) => {
  const { page, ...rest } = await profile.open(unthrottled)
  for (const [, screen] of screensOf(viewer)) await visit({ page, ...rest }, screen)
  await page.waitForTimeout(settleMs)
  await page.close()
}

const visitAgain = async (profile: Profile, screen: Screen) => {
  const opened = await profile.open(slow4G)
  const { usableMs } = await visit(opened, screen)
  const isPrerendered = screen.path === '/'
  const ms = isPrerendered
    ? await (await opened.page.waitForFunction(momentOfHydration)).jsonValue()
    : usableMs
  await opened.page.close()
  return Number(ms)
}

const roundOf = async (contest: Contest, kinds: Kind[], viewer: Screen['viewer']) => {
  const profiles = await Promise.all(
    kinds.map(async (kind) => {
      const profile = await openProfile(contest, kind, viewer)
      await warm(profile, viewer)
      const numbers: Numbers = {}
      return { kind, profile, numbers }
    }),
  )
  for (const [name, screen] of screensOf(viewer))
    for (const { profile, numbers } of profiles) numbers[name] = await visitAgain(profile, screen)
  await Promise.all(profiles.map(({ profile }) => profile.close()))
  return profiles
}

export const secondVisits = (contest: Contest, kinds: Kind[]): Trial => ({
  name: 'second visit',
  network: slow4G.name,
  kinds,
  bars: Object.fromEntries(allScreens.map(([name]) => [name, 1.1])),
  round: async (order) => {
    const found = new Map<Kind, Numbers>(order.map((kind) => [kind, {}]))
    for (const viewer of viewers)
      for (const { kind, numbers } of await roundOf(contest, order, viewer))
        Object.assign(found.get(kind) ?? {}, numbers)
    return found
  },
})
