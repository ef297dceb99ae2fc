// From the list of paths to one of them, and back, the browser turns one screen into the other.
import type { Page } from 'playwright-core'
import { spec } from '../support/fixtures.ts'
import { startPath } from '../support/paths.ts'
import { register, signIn } from '../support/users.ts'

/** From here on the page notes what each transition carries over from the old screen and into the new one. */
const watchTransitions = (page: Page) =>
  page.evaluate(() => {
    const begun: Promise<string[]>[] = []
    const start = document.startViewTransition.bind(document)
    const carried = () =>
      document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        .filter((name) => name === '::view-transition-group(path)')
        .map(String)
    document.startViewTransition = (update) => {
      const transition = start(update)
      begun.push(transition.ready.then(carried))
      return transition
    }
    Object.assign(globalThis, { begun })
  })

const transitionsOf = (page: Page) =>
  page.evaluate(() => Promise.all(Reflect.get(globalThis, 'begun') as Promise<string[]>[]))

const carried = ['::view-transition-group(path)']

spec('a card becomes the head of its page, and the head the card again', async ({ page }) => {
  await register(page)
  await signIn(page)
  const { id } = await startPath(page, 'Learn to swim', 30)
  await startPath(page, 'Read more', 30)
  await page.goto(`/journey/${id}`)
  // Both screens are loaded now.
  await page.getByRole('link', { name: 'Back to Journeys' }).click()
  await page.getByRole('progressbar').first().waitFor()
  await watchTransitions(page)
  await page.getByRole('link', { name: 'Learn to swim' }).click()
  await page.getByRole('heading', { name: 'Learn to swim', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Back to Journeys' }).click()
  await page.getByRole('heading', { name: 'Your Discovery Paths' }).waitFor()
  expect(await transitionsOf(page)).toEqual([carried, carried])
})

spec(
  'someone who wants less motion gets the other screen at once',
  async ({ page }) => {
    await register(page)
    await signIn(page)
    await startPath(page, 'Learn to swim', 30)
    await page.goto('/journeys')
    await page.getByRole('progressbar').first().waitFor()
    await watchTransitions(page)
    await page.getByRole('link', { name: 'Learn to swim' }).click()
    await page.getByRole('heading', { name: 'Learn to swim', level: 1 }).waitFor()
    expect(await transitionsOf(page)).toEqual([])
  },
  { reducedMotion: 'reduce' },
)
