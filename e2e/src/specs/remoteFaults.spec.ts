// One remote fails in every possible way: the shell and the other remotes work on, its place shows an error card, and Try again recovers.
import { publish } from '@truenorth/delivery/publish'
import { runRemoteCommand } from '@truenorth/delivery/remoteCommands'
import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { desktop, openBrowser, openContext } from '../support/browser.ts'
import { type Fault, faults } from '../support/faults/faults.ts'
import { type Place, places, shellScreen } from '../support/faults/places.ts'
import { changeDocuments } from '../support/faults/tamper.ts'
import { type Product, startProduct } from '../support/product.ts'
import { buildFaultyRemote } from '../support/remoteBuilds.ts'
import { specLimitMs } from '../support/fixtures.ts'
import { expireTimers } from '../support/timers.ts'
import { register, signIn } from '../support/users.ts'

const unreadableEntry = 'its entry in the registry cannot be read'
const inCode = { render: 'it throws while rendering', effect: 'it throws in an effect' }

const isFull = Boolean(process.env['FULL'])
const sample = new Set([
  'mood its manifest is missing',
  'mood its manifest is never answered',
  'journal its entry is never answered',
  'mood its entry throws',
  'mood a chunk is missing later',
  'mood it needs another major version of a shared package',
  'mood it is on an origin that is not allowed',
  'journeys its manifest is not JSON',
  'journal its entry is not the one that was published',
  'feedback its entry is missing',
  `journal ${inCode.render}`,
  `mood ${unreadableEntry}`,
])
const isChosen = (place: Place, title: string) => isFull || sample.has(`${place.name} ${title}`)

let browser: Browser
let product: Product
let context: BrowserContext
let page: Page

beforeAll(async () => {
  ;[browser, product] = await Promise.all([openBrowser(), startProduct()])
  context = await openContext(browser, { ...desktop, baseURL: product.url })
  await context.route('**/remotes.json', removePreviousReleases)
  page = await context.newPage()
  await register(page)
  await signIn(page)
  await page.close()
}, specLimitMs)
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})
beforeEach(async () => {
  page = await context.newPage()
})
afterEach(() => page.close())

// Falling back to the previous release is a spec of its own.
const removePreviousReleases = async (route: Route) => {
  const response = await route.fetch({ maxRetries: 3 })
  const registry = (await response.json()) as { remotes: { previous?: unknown }[] }
  for (const remote of registry.remotes) delete remote.previous
  await route.fulfill({ response, json: registry })
}

const expectOthersWell = async (broken: Place) => {
  const other = places.find(({ name }) => name !== broken.name && name !== 'feedback')
  await other?.open(page)
  await other?.waitUntilWell(page)
}

/** Opens the remote, lets the shell's time limit expire where nothing answers, and waits for the error card. */
const openFailing = async (place: Place, limitMs: number | undefined) => {
  const card = page.getByText(place.away)
  await place.open(page)
  if (limitMs !== undefined) await expireTimers(page, limitMs, () => card.isVisible())
  await card.waitFor()
}

/** Opens the shell's own screen and waits for the one remote that every screen has. */
const openShell = async (broken: Place) => {
  await page.goto(shellScreen)
  const feedback = places.find(({ name }) => name === 'feedback')
  if (broken !== feedback) await feedback?.waitUntilWell(page)
}

/** The place shows the error card, the other remotes work, and it recovers without another document. */
const expectFailureAndRecovery = async (
  place: Place,
  endFault: () => Promise<unknown>,
  limitMs?: number,
) => {
  await openFailing(place, limitMs)
  await expectOthersWell(place)
  await openFailing(place, limitMs)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await endFault()
  await page.getByRole('button', { name: 'Try again' }).click()
  await place.waitUntilWell(page)
  expect(await page.getByText(place.away).count()).toBe(0)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
}

const stopIntercepting = () => page.unrouteAll({ behavior: 'ignoreErrors' })

const casesOf = (fault: Fault) =>
  places
    // The dialog that the feedback button loads later shows its failure itself.
    .filter(({ name }) => !(fault.isLater && name === 'feedback'))
    .filter((place) => isChosen(place, fault.title))
    .map((place) => [place.name, fault.title, place, fault] as const)

test.each(faults.flatMap(casesOf))(
  '%s, when %s',
  async (_name, _title, place, { cause, limitMs, isPermanent }) => {
    await cause(page, product.site, place.name)
    await openShell(place)
    if (!isPermanent) return expectFailureAndRecovery(place, stopIntercepting, limitMs)
    await openFailing(place, limitMs)
    return expectOthersWell(place)
  },
  specLimitMs,
)

test.each(
  places
    .filter((place) => isChosen(place, unreadableEntry))
    .map((place) => [place.name, unreadableEntry, place] as const),
)(
  '%s, when %s',
  async (name, _title, place) => {
    await changeDocuments(page, (html) =>
      html.replace(`"entry":"/remotes/${name}/`, `"entry":7,"was":"/remotes/${name}/`),
    )
    await page.goto('/dashboard')
    await page.getByText(place.away).waitFor()
    await expectOthersWell(place)
    // No remote claims its addresses now, so the unreadable one may be what is missing there.
    await page.goto(`/${name}/anything`)
    await page.getByText(place.away).waitFor()
    await stopIntercepting()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('404 - Page Not Found').waitFor()
  },
  specLimitMs,
)

test(
  'without a readable registry the shell opens and says that most of the product is missing',
  async () => {
    await changeDocuments(page, (html) => html.replace('{"schema":1', '{"schema":"one"'))
    await page.goto('/dashboard')
    await page.getByText('Most of Truenorth is away at the moment').waitFor()
    await stopIntercepting()
    await page.getByRole('button', { name: 'Try again' }).click()
    await places[0]?.open(page)
    await places[0]?.waitUntilWell(page)
  },
  specLimitMs,
)

const failing = places.filter((place) =>
  Object.values(inCode).some((title) => isChosen(place, title)),
)

describe.each(failing)('$name, built to fail on demand', (place) => {
  beforeAll(async () => {
    await publish(product.site, { remotes: [await buildFaultyRemote(place.folder)] })
  }, specLimitMs)
  afterAll(() => runRemoteCommand(product.site, ['rollback', place.name]))

  test.each(Object.entries(inCode))(
    'when %s: %s',
    async (fault) => {
      await page.addInitScript((fault) => Object.assign(window, { fault }), fault)
      await openShell(place)
      await expectFailureAndRecovery(place, () =>
        page.evaluate(() => Object.assign(window, { fault: undefined })),
      )
    },
    specLimitMs,
  )

  test(
    'an event handler that throws leaves the remote as it is',
    async () => {
      const thrown = page.waitForEvent('pageerror')
      await openShell(place)
      await place.open(page)
      await page.getByRole('button', { name: 'Break down' }).click()
      expect((await thrown).message).toBe('broken in an event')
      await place.waitUntilWell(page)
      await expectOthersWell(place)
    },
    specLimitMs,
  )
})
