// A server that answers anything at all: every screen has its frame and a heading, and nothing breaks unseen.
import type { Page, Route } from 'playwright-core'
import { logReading } from '../readings.ts'
import { setWaypoint, startPath } from '../paths.ts'
import { maya, register, signIn } from '../people.ts'
import { appointAdmin } from '../product/appointAdmin.ts'
import type { Product } from '../product/startProduct.ts'
import { type Story, story } from '../story.ts'

const screens = [
  '/dashboard',
  '/mood/create',
  '/mood/today',
  '/mood/today-overview',
  '/mood/history',
  '/mood/1/edit',
  '/journeys',
  '/journey/create',
  '/journey/1',
  '/journey/1/edit',
  '/journey/1/milestone/create',
  '/journey/1/milestone/1/edit',
  '/journey/1/milestone/1/continue',
  '/journal',
  '/admin/feedback',
  '/admin/remotes',
  '/account',
]

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

/** Takes a field away, or gives it another kind, somewhere in the answer. */
const bend = (value: unknown, seed: number): unknown => {
  if (Array.isArray(value))
    return value.map((item, index) => (index === 0 ? bend(item, seed) : item))
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

const wild = [
  '',
  '<!doctype html><p>Hello',
  '{"broken":',
  '"',
  ...values.map((value) => JSON.stringify(value)),
]

const standsAt = async (page: Page, path: string) => {
  await page.goto(path)
  await page.getByRole('banner').waitFor()
  await page.getByRole('heading').first().waitFor()
  // What is asked after the first answers is answered too.
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading').first().waitFor()
  // It is the screen that says so, not what stands in for a broken one.
  expect([
    path,
    await page.getByText(/away at the moment|stopped working/).allInnerTexts(),
  ]).toEqual([path, []])
}

const prepare = async (page: Page, { data }: Product) => {
  await register(page)
  await appointAdmin(data, maya.username)
  await signIn(page)
  await logReading(page, 'Good', 'A day like others.')
  const { id } = await startPath(page, 'Learn to swim', 30)
  await setWaypoint(page, id, 'Ten metres', 5)
}

/** Walks through all screens while every call of the API is answered by `answer`, which is told its turn. */
const walk = async (
  { page, context, product, expectErrors }: Story,
  answer: (route: Route, turn: number) => Promise<void>,
  rounds: number,
) => {
  await prepare(page, product)
  expectErrors(/\[truenorth\]/, /Failed to load resource/)
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(`${page.url()}: ${error.message}`))
  let turn = 0
  await context.route('**/api/**', (route) => answer(route, (turn += 1)))
  for (let round = 0; round < rounds; round++)
    for (const path of screens) await standsAt(page, path)
  expect(thrown).toEqual([])
}

story('whatever the server answers, every screen stands and says so', (told) =>
  walk(
    told,
    (route, turn) =>
      route.fulfill({
        status: 200,
        body: wild[(turn * 7) % wild.length] ?? '',
        contentType: 'application/json',
      }),
    1,
  ),
)

story('an answer with one field bent or missing breaks no screen', (told) =>
  walk(
    told,
    async (route, turn) => {
      const response = await route.fetch()
      const text = await response.text()
      const isJson =
        response.ok() && text !== '' && response.headers()['content-type']?.includes('json')
      if (!isJson) return route.fulfill({ response, body: text })
      return route.fulfill({ response, body: JSON.stringify(bend(JSON.parse(text), turn * 13)) })
    },
    2,
  ),
)
