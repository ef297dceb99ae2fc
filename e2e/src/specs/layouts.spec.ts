// What a phone shows without scrolling, and how much of a long text a list shows.
import type { Locator } from 'playwright-core'
import { callApi } from '../support/api.ts'
import { phone } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { setWaypoint, startPath } from '../support/paths.ts'
import { register, signIn } from '../support/users.ts'

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error(`${String(place)} is not shown.`)
  return { top: box.y, bottom: box.y + box.height, height: box.height }
}
// The bar at the bottom of a phone covers this much of the window.
const barPx = 64
const firstScreen = phone.viewport.height - barPx
const longTitle = `${'Donaudampfschifffahrtsgesellschaft '.repeat(5)}and on`
const words = 'Both times I could hear it happening, like watching someone else. '

spec(
  'the overview shows two lines of a long note, and the rest of it when asked',
  async ({ page, checkScreen }) => {
    await register(page)
    await signIn(page)
    for (const note of [`First. ${words.repeat(5)}`, 'Second.'])
      await callApi(page, 'POST', '/mood/', { mood_value: 2, energy: 'low', note, tags: [] })
    await page.goto('/mood/today')
    const note = page.getByText(/^“First\./)
    const folded = await boxOf(note)
    expect(folded.height).toBeLessThan(60)
    await checkScreen('Your Discovery Path')
    await page.getByRole('button', { name: 'Read more' }).click()
    await page.getByRole('button', { name: 'Show less' }).waitFor()
    expect((await boxOf(note)).height).toBeGreaterThan(2 * folded.height)
  },
  phone,
)

spec(
  'the way out of the log page stands at the top left, and leads to where one came from',
  async ({ page }) => {
    await register(page)
    await signIn(page)
    await page.goto('/journeys')
    await page.getByRole('link', { name: 'Log', exact: true }).click()
    await page.getByRole('radio', { name: /Good$/ }).click()
    const close = page.getByRole('button', { name: 'Close' })
    expect((await boxOf(close)).bottom).toBeLessThan(barPx)
    expect(await page.getByRole('navigation', { name: 'Main, at hand' }).isVisible()).toBe(false)
    await close.click()
    await page.waitForURL('**/journeys')
    await page.getByRole('navigation', { name: 'Main, at hand' }).waitFor()
  },
  phone,
)

spec(
  'a new entry begins with title and content, and its details unfold from one line',
  async ({ page, checkScreen }) => {
    await register(page)
    await signIn(page)
    await page.goto('/journal?write=new')
    expect((await boxOf(page.getByLabel('Content'))).top).toBeLessThan(350)
    expect(await page.getByLabel('Mood').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Details: Today · mood 3/5 · happy' }).click()
    await page.getByLabel('Mood').fill('5')
    await page.getByRole('button', { name: 'Details: Today · mood 5/5 · happy' }).waitFor()
    await checkScreen('Create New Entry')
  },
  phone,
)

spec(
  'the first screen of a path ends below the button that continues the next waypoint, however long its texts are',
  async ({ page, checkScreen }) => {
    await register(page)
    await signIn(page)
    const { id } = await startPath(page, longTitle, 20)
    await callApi(page, 'PATCH', `/journey/${id}/`, { description: words.repeat(5) })
    for (const [index, title] of ['Reached', longTitle, 'Later'].entries()) {
      const waypoint = await setWaypoint(page, id, title, index + 2)
      await callApi(page, 'PATCH', `/journey/${id}/milestone/${waypoint.id}/`, {
        description: words.repeat(5),
        is_completed: index === 0,
      })
    }
    await page.goto(`/journey/${id}`)
    const next = page.getByRole('link', { name: /^Continue Donau/ })
    await next.waitFor()
    await checkScreen('Waypoint 2 of 3')
    expect((await boxOf(next)).bottom).toBeLessThan(firstScreen)
    expect(await page.getByRole('article', { name: 'Reached' }).isVisible()).toBe(false)
    await page.getByRole('button', { name: '1 reached' }).click()
    await page.getByRole('article', { name: 'Reached' }).waitFor()

    await page.goto('/journeys')
    const title = page.getByRole('heading', { name: longTitle })
    expect((await boxOf(title)).height).toBeLessThan(60)
  },
  phone,
)
