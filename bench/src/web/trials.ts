import { inTurn, type Kind, type Numbers, type Trial } from './compare.ts'
import { type Contest, profileOf } from './contest.ts'
import { clickAfterHover, wholeSession } from './journeys.ts'
import { slow4G, unthrottled } from './network.ts'
import type { Profile, Width } from './profile.ts'
import { type Screen, screens } from './screens.ts'
import { visit, visitPrerendered } from './visit.ts'
import { secondVisits } from './secondVisits.ts'

type InProfile = (profile: Profile) => Promise<Numbers>

/** Measures in a fresh profile each time. */
const fresh = (contest: Contest, who: Screen['who'], measure: InProfile, width?: Width) =>
  inTurn(async (kind) => {
    const profile = await profileOf(contest, kind, who, width)
    try {
      return await measure(profile)
    } finally {
      await profile.close()
    }
  })

const both: Kind[] = ['federated', 'monolith']
const none: Numbers = {}

const coldTrials = (contest: Contest): Trial[] =>
  [unthrottled, slow4G].flatMap((network): Trial[] => {
    const barred = (bars: Numbers) => (network === slow4G ? bars : none)
    const cold = (name: string, screen: Screen, bars: Numbers): Trial => ({
      name,
      network: network.name,
      kinds: both,
      bars: barred(bars),
      round: fresh(contest, screen.who, async ({ open }) => visit(await open(network), screen)),
    })
    return [
      {
        name: 'landing',
        network: network.name,
        kinds: [...both, 'static'],
        bars: barred({ 'firstPaintMs static': 1.1, hydratedMs: 1.15, kilobytes: 1.15 }),
        round: fresh(contest, 'visitor', async ({ open }) =>
          visitPrerendered(await open(network), screens.landing),
        ),
      },
      cold('deep link to /mood/create', screens.log, { usableMs: 1.15, requests: 1.5 }),
      cold('dashboard with its chart', screens.dashboard, { usableMs: 1.15 }),
    ]
  })

/** All that is compared. */
export const trialsOf = (contest: Contest): Trial[] => [
  ...coldTrials(contest),
  secondVisits(contest, both),
  {
    name: 'click after hover',
    network: slow4G.name,
    kinds: both,
    bars: { ms: 1.05 },
    round: fresh(
      contest,
      'person',
      async ({ open }) => ({ ms: await clickAfterHover(await open(slow4G)) }),
      1280,
    ),
  },
  {
    name: 'whole session',
    network: unthrottled.name,
    kinds: both,
    bars: { kilobytes: 1.15 },
    round: fresh(
      contest,
      'person',
      async ({ open }) => ({ kilobytes: await wholeSession(await open(unthrottled)) }),
      1280,
    ),
  },
]
