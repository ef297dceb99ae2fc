// What is compared between the delivered site and the others.
import { inTurn, type Kind, type Numbers, type Trial } from './compare.ts'
import { readClick, watchClick } from './inPage.ts'
import { slow4G, unthrottled } from './network.ts'
import {
  type Contest,
  type Opened,
  openProfile,
  type Profile,
  visit,
  visitPrerendered,
  whenUsable,
  type Width,
} from './profile.ts'
import { type Screen, screens } from './screens.ts'
import { secondVisits } from './secondVisits.ts'

const hoverMs = 1_500
const quietMs = 4_000

const linkIn = ({ page }: Opened, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

// To another remote by a link that the pointer has hovered over; in milliseconds.
const clickAfterHover = async (opened: Opened) => {
  const { page } = opened
  await visit(opened, screens.log)
  const link = linkIn(opened, 'Paths')
  await link.hover()
  await page.waitForTimeout(hoverMs)
  await page.evaluate(watchClick)
  const [usableMs] = await Promise.all([whenUsable(page, screens.paths), link.click()])
  return usableMs - (await page.evaluate(readClick))
}

// Once through every remote, with what is fetched when idle; in kilobytes.
const wholeSession = async (opened: Opened) => {
  const { page, bytes } = opened
  await visit(opened, screens.dashboard)
  await page.waitForTimeout(quietMs)
  for (const [name, screen] of [
    ['Paths', screens.paths],
    ['Energy', screens.today],
    ['Reflections', screens.journal],
  ] as const) {
    await linkIn(opened, name).click()
    await whenUsable(page, screen)
  }
  await page
    .getByRole('button', { name: /feedback/i })
    .first()
    .click()
  await page.waitForLoadState('networkidle')
  return bytes() / 1000
}

type InProfile = (profile: Profile) => Promise<Numbers>

// Measures in a fresh profile each time.
const fresh = (contest: Contest, viewer: Screen['viewer'], measure: InProfile, width?: Width) =>
  inTurn(async (kind) => {
    const profile = await openProfile(contest, kind, viewer, width)
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
      round: fresh(contest, screen.viewer, async ({ open }) => visit(await open(network), screen)),
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

/** All trials of a contest. */
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
