// A server that answers anything at all: every screen has its frame and a heading, and nothing breaks unseen.
import type { Page } from 'playwright-core'
import { logReading } from '../readings.ts'
import { setWaypoint, startPath } from '../paths.ts'
import { maya, register, signIn } from '../people.ts'
import { appointAdmin } from '../product/appointAdmin.ts'
import type { Product } from '../product/startProduct.ts'
import { story } from '../story.ts'

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

story(
  'whatever the server answers, every screen stands and says so',
  async ({ page, context, product, expectErrors }) => {
    await prepare(page, product)
    expectErrors(/\[truenorth\]/, /Failed to load resource/)
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(`${page.url()}: ${error.message}`))
    let seed = 0
    await context.route('**/api/**', async (route) => {
      seed += 7
      await route.fulfill({
        status: 200,
        body: wild[seed % wild.length] ?? '',
        contentType: 'application/json',
      })
    })
    for (const path of screens) await standsAt(page, path)
    expect(thrown).toEqual([])
  },
)

story(
  'an answer with one field bent or missing breaks no screen',
  async ({ page, context, product, expectErrors }) => {
    await prepare(page, product)
    expectErrors(/\[truenorth\]/, /Failed to load resource/)
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(`${page.url()}: ${error.message}`))
    let seed = 0
    await context.route('**/api/**', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      seed += 13
      const isJson =
        response.ok() && text !== '' && response.headers()['content-type']?.includes('json')
      if (!isJson) return route.fulfill({ response, body: text })
      return route.fulfill({ response, body: JSON.stringify(bend(JSON.parse(text), seed)) })
    })
    for (let round = 0; round < 2; round++) for (const path of screens) await standsAt(page, path)
    expect(thrown).toEqual([])
  },
)
