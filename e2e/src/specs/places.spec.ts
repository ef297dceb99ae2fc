// Where people are and were: the place of a list, the page before, the field that has the focus.
import type { Page } from 'playwright-core'
import { apiCaller, callApi } from '../support/api.ts'
import { spec } from '../support/fixtures.ts'
import { startPath } from '../support/paths.ts'
import { register, signIn } from '../support/users.ts'

const dayMs = 86_400_000
const days = 28

/** Three readings on each of 28 days, their notes of very different lengths. */
const logMany = async (page: Page) => {
  const access = await page.evaluate(() => localStorage.getItem('access_token'))
  const call = apiCaller(new URL(page.url()).origin, access)
  const now = await page.evaluate(() => Date.now())
  for (let index = 0; index < days * 3; index += 1) {
    const recordedAt = new Date(now - Math.floor(index / 3) * dayMs - index * 60_000)
    const note = `Note ${index}. ${'It rained and we talked. '.repeat((index * 7) % 13)}`
    const headers = { 'X-Recorded-At': recordedAt.toISOString() }
    await call('POST', '/mood/', { mood_value: 1 + (index % 5), note }, headers)
  }
}

/** The reading at the top of the window, and how far below the top it begins. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    for (const card of document.querySelectorAll('article')) {
      const { top } = card.getBoundingClientRect()
      if (top > 0)
        return { note: /Note \d+/.exec(card.textContent ?? '')?.[0], top: Math.round(top) }
    }
    return undefined
  })

/** Scrolls on in steps, as a person does, until the place no longer moves. */
const scrollDown = async (page: Page, pixels: number) => {
  for (let done = 0; done < pixels; done += 400) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(40)
  }
  await page.waitForTimeout(300)
}

for (const layout of ['grid', 'list'] as const)
  spec(`the history keeps its place on the way back, as a ${layout}`, async ({ page }) => {
    await register(page)
    await signIn(page)
    await logMany(page)
    await page.goto('/mood/history')
    await page.getByText(`Showing ${days * 3} of ${days * 3} readings`).waitFor()
    if (layout === 'list') await page.getByRole('button', { name: 'List', exact: true }).click()
    await scrollDown(page, 5200)
    const left = await placeOf(page)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(3000)

    await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.click())
    await page.waitForURL('**/dashboard')
    await page.goBack()
    await page.getByText(left?.note ?? '').waitFor()
    await page.waitForTimeout(500)
    expect(await placeOf(page)).toEqual(left)

    await page
      .getByRole('article')
      .filter({ hasText: `${left?.note ?? ''}.` })
      .getByRole('button')
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('heading', { name: 'Edit Compass Reading' }).waitFor()
    const before = left
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByText(left?.note ?? '').waitFor()
    await page.waitForTimeout(500)
    expect(await placeOf(page)).toEqual(before)
  })

spec('"Go Back" on Access Denied leads to the page before', async ({ page, checkScreen }) => {
  await register(page)
  await signIn(page)
  await page.goto('/journeys')
  await page.getByRole('heading', { name: 'No Paths Yet' }).waitFor()
  await page.goto('/admin/feedback')
  await checkScreen('Access Denied')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await page.waitForURL('**/journeys')
})

spec('forms that are opened by address have the focus in their first field', async ({ page }) => {
  await register(page)
  await signIn(page)
  await page.goto('/journal?write=new')
  const title = page.getByRole('dialog').getByLabel('Title')
  await title.waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('[role=dialog] input'))
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true)
})

spec(
  'a path of fifty waypoints draws those near the window, and prints all of them',
  async ({ page }) => {
    await register(page)
    await signIn(page)
    const { id } = await startPath(page, 'A long walk', 60)
    for (let index = 1; index <= 50; index += 1)
      await callApi(page, 'POST', `/journey/${id}/milestone/`, {
        title: `Step ${index}`,
        description: 'A small one.',
        type: 'habit',
        target_date: '2031-01-01',
      })
    // Reads the page as it is printed, before the list takes notice of the end.
    await page.addInitScript(() =>
      addEventListener('afterprint', () => {
        window.name = String(document.querySelectorAll('main a[aria-label^="Edit Step"]').length)
      }),
    )
    await page.goto(`/journey/${id}`)
    await page.getByRole('link', { name: 'Edit Step 1', exact: true }).waitFor()
    const drawn = page.getByRole('link', { name: /^Edit Step/ })
    expect(await page.getByRole('heading', { name: /^Step / }).count()).toBe(50)
    expect(await drawn.count()).toBeLessThan(25)
    await page.getByRole('heading', { name: 'Step 50' }).scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: 'Edit Step 50' }).waitFor()
    expect(await drawn.count()).toBeLessThan(40)
    await page.pdf()
    expect(await page.evaluate(() => window.name)).toBe('50')
  },
)

spec(
  'the header of the landing page is one row, however much of the window a scrollbar takes',
  async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: 'Get Started' }).waitFor()
    const heightAt = async (width: number) => {
      await page.setViewportSize({ width, height: 844 })
      return { width, height: (await header.boundingBox())?.height }
    }
    for (let width = 352; width <= 420; width += 2)
      expect(await heightAt(width)).toEqual({ width, height: 65 })
    // Beside a scrollbar of 15 px the window is wider than the page.
    await page.evaluate(() => {
      document.documentElement.style.marginRight = '15px'
    })
    for (let width = 367; width <= 420; width += 2)
      expect(await heightAt(width)).toEqual({ width, height: 65 })
  },
)
