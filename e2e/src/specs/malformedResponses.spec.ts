// Responses of any content: every screen keeps its frame and its heading, and nothing throws.
import type { Page, Route } from 'playwright-core'
import { answerAsServer } from '../support/network.ts'
import { setWaypoint, startPath } from '../support/paths.ts'
import { makeAdmin, type Product } from '../support/product.ts'
import { logReading } from '../support/readings.ts'
import { type Spec, spec } from '../support/fixtures.ts'
import { maya, register, signIn } from '../support/users.ts'

/**
 * Headings by path: that of the screen, and what the specification shows instead of an item that does not
 * load. A malformed title can be text, too: it is shown.
 */
const screens: Record<string, RegExp> = {
  '/dashboard': /^Your Truenorth Compass$/,
  '/mood/create': /^Log Your Compass Reading$/,
  '/mood/today': /^Your Discovery Path$/,
  '/mood/today-overview': /^Your Discovery Path$/,
  '/mood/history': /^Complete Mood History$/,
  '/mood/1/edit': /^(Edit Compass Reading|Complete Mood History)$/,
  '/journeys': /^Your Discovery Paths$/,
  '/journey/create': /^Start a path$/,
  '/journey/1': /^(Learn to swim|Path|words|2025-02-30)$/,
  '/journey/1/edit': /^Edit journey$/,
  '/journey/1/milestone/create': /^Add a milestone$/,
  '/journey/1/milestone/1/edit': /^(Edit milestone|Milestone)$/,
  '/journey/1/milestone/1/continue': /^(Ten metres|Milestone|words|2025-02-30)$/,
  '/journal': /^Journal$/,
  '/admin/feedback': /^(User Feedback|Truenorth cannot be reached)$/,
  '/admin/feedback/trends': /^(Feedback trends|Truenorth cannot be reached)$/,
  '/admin/remotes': /^(Remotes|Truenorth cannot be reached)$/,
  '/admin/accounts': /^(Accounts|Truenorth cannot be reached)$/,
  '/admin/log': /^(Operators’ log|Truenorth cannot be reached)$/,
  '/account': /^Your account$/,
  '/import': /^Bring your data$/,
  '/export': /^Take it along$/,
}

const values = [
  null,
  true,
  7,
  'words',
  '2025-02-30',
  [],
  {},
  [null],
  [[]],
  [{}],
  { id: 'x' },
  [{ id: 1 }],
]

/** Removes a field somewhere in a response, or gives it a value of another type. */
const malform = (value: unknown, seed: number): unknown => {
  if (Array.isArray(value))
    return value.map((item, index) => (index === 0 ? malform(item, seed) : item))
  if (typeof value !== 'object' || value === null) return values[seed % values.length]
  const fields = Object.entries(value)
  const chosen = seed % Math.max(1, fields.length)
  return Object.fromEntries(
    fields.flatMap(([name, part], index) => {
      if (index !== chosen) return [[name, part]]
      const other = values[(seed >> 4) % (values.length + 1)]
      return other === undefined ? [] : [[name, other]]
    }),
  )
}

const bodies = [
  '',
  '<!doctype html><p>Hello',
  '{"broken":',
  '"',
  ...values.map((value) => JSON.stringify(value)),
]

const expectScreen = async (page: Page, path: string, name: RegExp) => {
  await page.goto(path)
  await page.getByRole('banner').waitFor()
  // Parts of a screen may have malformed titles of the same words.
  const heading = page.getByRole('heading', { name }).first()
  await heading.waitFor()
  // Requests that follow the first responses get malformed responses too.
  await page.waitForLoadState('networkidle')
  await heading.waitFor()
  const shellErrors = page.getByText(/away at the moment|stopped working/)
  expect([path, await shellErrors.allInnerTexts()]).toEqual([path, []])
}

const prepare = async (page: Page, product: Product) => {
  await register(page)
  await makeAdmin(product, maya.username)
  await signIn(page)
  await logReading(page, 'Good', 'A day like others.')
  const { id } = await startPath(page, 'Learn to swim', 30)
  await setWaypoint(page, id, 'Ten metres', 5)
}

/** Visits all screens while `respond` answers every call of the API; `turn` counts the calls. */
const visitAll = async (
  { page, context, product, allowErrors }: Spec,
  respond: (route: Route, turn: number) => Promise<void>,
  rounds: number,
) => {
  await prepare(page, product)
  allowErrors(/\[truenorth\]/, /Failed to load resource/)
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(`${page.url()}: ${error.message}`))
  let turn = 0
  await context.route('**/api/**', (route) => respond(route, (turn += 1)))
  for (let round = 0; round < rounds; round++)
    for (const [path, heading] of Object.entries(screens)) await expectScreen(page, path, heading)
  expect(thrown).toEqual([])
}

spec('every screen keeps its heading whatever the server responds', (fixtures) =>
  visitAll(
    fixtures,
    (route, turn) =>
      answerAsServer(route, { status: 200, body: bodies[(turn * 7) % bodies.length] ?? '' }),
    1,
  ),
)

spec('a response with one field missing or of another type breaks no screen', (fixtures) =>
  visitAll(
    fixtures,
    async (route, turn) => {
      const response = await route.fetch({ maxRetries: 3 })
      const text = await response.text()
      const isJson =
        response.ok() && text !== '' && response.headers()['content-type']?.includes('json')
      if (!isJson) return route.fulfill({ response, body: text })
      return route.fulfill({ response, body: JSON.stringify(malform(JSON.parse(text), turn * 13)) })
    },
    2,
  ),
)
