// What a phone shows without scrolling, and how much of a long text a list shows.
import type { Locator } from 'playwright-core'
import { callApi } from '../support/api.ts'
import { phone } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { register, signIn } from '../support/users.ts'

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error(`${String(place)} is not shown.`)
  return { top: box.y, bottom: box.y + box.height, height: box.height }
}
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
