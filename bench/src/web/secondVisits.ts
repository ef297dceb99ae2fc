// Every screen once more, with all that the first visits have left in the profile's cache.
import { type Kind, type Numbers, type Trial } from './compare.ts'
import { momentOfHydration } from './inPage.ts'
import { slow4G, unthrottled } from './network.ts'
import type { Profile } from './profile.ts'
import { allScreens, type Screen } from './screens.ts'
import { type Contest, profileOf } from './contest.ts'
import { visit } from './visit.ts'

const persons = ['visitor', 'person', 'admin'] as const
const screensOf = (who: Screen['who']) => allScreens.filter(([, screen]) => screen.who === who)

/** After this the service worker has stored what it keeps. */
const settleMs = 1_000

const warm = async (profile: Profile, who: Screen['who']) => {
  const { page, ...rest } = await profile.open(unthrottled)
  for (const [, screen] of screensOf(who)) await visit({ page, ...rest }, screen)
  await page.waitForTimeout(settleMs)
  await page.close()
}

const again = async (profile: Profile, screen: Screen) => {
  const opened = await profile.open(slow4G)
  const { usableMs } = await visit(opened, screen)
  const isPrerendered = screen.path === '/'
  const ms = isPrerendered
    ? await (await opened.page.waitForFunction(momentOfHydration)).jsonValue()
    : usableMs
  await opened.page.close()
  return Number(ms)
}

const roundOf = async (contest: Contest, kinds: Kind[], who: Screen['who']) => {
  const profiles = await Promise.all(
    kinds.map(async (kind) => {
      const profile = await profileOf(contest, kind, who)
      await warm(profile, who)
      const numbers: Numbers = {}
      return { kind, profile, numbers }
    }),
  )
  for (const [name, screen] of screensOf(who))
    for (const { profile, numbers } of profiles) numbers[name] = await again(profile, screen)
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
    for (const who of persons)
      for (const { kind, numbers } of await roundOf(contest, order, who))
        Object.assign(found.get(kind) ?? {}, numbers)
    return found
  },
})
