// Whatever happens to one remote: the shell and the others go on, the place says so, Try again brings it back.
import { publish } from '@truenorth/delivery/publish'
import { runRemoteCommand } from '@truenorth/delivery/remoteCommands'
import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { openBrowser } from '../browser/openBrowser.ts'
import { faults, type Fault } from '../faults/faults.ts'
import { changeDocument } from '../faults/tamper.ts'
import { faultyBuild } from '../faults/faultyBuild.ts'
import { places, start, type Place } from '../faults/places.ts'
import { register, signIn } from '../people.ts'
import { startProduct, type Product } from '../product/startProduct.ts'

const isFull = Boolean(process.env['FULL'])
const sample = new Set([
  'mood its manifest is missing',
  'mood its entry throws',
  'mood a chunk is missing later',
  'mood it wants another major version of a shared package',
  'mood it lies on an origin that is not allowed',
  'journeys its manifest is not JSON',
  'journal its entry is not the one that was published',
  'feedback its entry is missing',
  'journal it throws while drawing',
  'mood its entry in the registry cannot be read',
  'journal it throws in an effect',
])
const isChosen = (place: Place, title: string) => isFull || sample.has(`${place.name} ${title}`)

let browser: Browser
let product: Product
let context: BrowserContext
let page: Page

beforeAll(async () => {
  ;[browser, product] = await Promise.all([openBrowser(), startProduct()])
  const viewport = { width: 1280, height: 900 }
  context = await browser.newContext({ viewport, baseURL: product.url, serviceWorkers: 'block' })
  await context.route('**/remotes.json', withoutPrevious)
  page = await context.newPage()
  await register(page)
  await signIn(page)
  await page.close()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})
beforeEach(async () => {
  page = await context.newPage()
})
afterEach(() => page.close())

// No earlier version steps in here; that is a story of its own.
const withoutPrevious = async (route: Route) => {
  const response = await route.fetch()
  const registry = (await response.json()) as { remotes: { previous?: unknown }[] }
  for (const remote of registry.remotes) delete remote.previous
  await route.fulfill({ response, json: registry })
}

const othersAreWell = async (broken: Place) => {
  const other = places.find(({ name }) => name !== broken.name && name !== 'feedback')
  await other?.open(page)
  await other?.well(page)
}

/** The place says what is away; the others are well; it comes back without another document. */
const expectAwayAndBack = async (
  place: Place,
  patienceMs: number,
  endCause: () => Promise<unknown>,
) => {
  const card = page.getByText(place.away)
  await card.waitFor({ timeout: patienceMs + 20_000 })
  await othersAreWell(place)
  await place.open(page)
  await card.waitFor({ timeout: patienceMs + 20_000 })
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await endCause()
  await page.getByRole('button', { name: 'Try again' }).click()
  await place.well(page)
  expect(await card.count()).toBe(0)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
}

const withRemote = (fault: Fault) =>
  places
    // What the feedback button loads later is a dialog of its own, which says itself that it is away.
    .filter(({ name }) => !(fault.later && name === 'feedback'))
    .filter((place) => isChosen(place, fault.title))
    .map((place) => [place.name, fault.title, place, fault] as const)

test.each(faults.flatMap(withRemote))(
  '%s, when %s',
  async (_name, _title, place, { cause, patienceMs = 0, isForGood }) => {
    await cause(page, product.site, place.name)
    await page.goto(start)
    await place.open(page)
    if (isForGood) {
      await page.getByText(place.away).waitFor({ timeout: 20_000 })
      return othersAreWell(place)
    }
    return expectAwayAndBack(place, patienceMs, () => page.unrouteAll({ behavior: 'ignoreErrors' }))
  },
  90_000,
)

const entryFault = 'its entry in the registry cannot be read'

test.each(
  places
    .filter((place) => isChosen(place, entryFault))
    .map((place) => [place.name, entryFault, place] as const),
)(
  '%s, when %s',
  async (name, _title, place) => {
    await changeDocument(page, (html) =>
      html.replace(`"entry":"/remotes/${name}/`, `"entry":7,"was":"/remotes/${name}/`),
    )
    await page.goto('/dashboard')
    await page.getByText(place.away).waitFor()
    await othersAreWell(place)
    // Nobody claims its addresses now: it may be away there too.
    await page.goto(`/${name}/anything`)
    await page.getByText(place.away).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('404 - Page Not Found').waitFor()
  },
  60_000,
)

test('where no registry can be read the shell stands, and says so', async () => {
  await changeDocument(page, (html) => html.replace('{"schema":1', '{"schema":"one"'))
  await page.goto('/dashboard')
  await page.getByText('Most of Truenorth is away at the moment').waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await places[0]?.open(page)
  await places[0]?.well(page)
}, 60_000)

const inCode = ['render', 'effect'] as const
const titles = { render: 'it throws while drawing', effect: 'it throws in an effect' }

describe.each(places.filter((place) => inCode.some((fault) => isChosen(place, titles[fault]))))(
  '$name, built to fail on demand',
  (place) => {
    beforeAll(async () => {
      await publish(product.site, { remotes: [await faultyBuild(place.folder)] })
    }, 60_000)
    afterAll(() => runRemoteCommand(product.site, ['rollback', place.name]))

    test.each(inCode)(
      '%s',
      async (fault) => {
        await page.addInitScript((fault) => Object.assign(window, { fault }), fault)
        await page.goto(start)
        await place.open(page)
        await expectAwayAndBack(place, 0, () =>
          page.evaluate(() => Object.assign(window, { fault: undefined })),
        )
      },
      60_000,
    )

    test('an event that throws leaves it where it is', async () => {
      const thrown = page.waitForEvent('pageerror')
      await page.goto(start)
      await place.open(page)
      await page.getByRole('button', { name: 'Break down' }).click()
      expect((await thrown).message).toBe('broken in an event')
      await place.well(page)
      await othersAreWell(place)
    }, 60_000)
  },
)
