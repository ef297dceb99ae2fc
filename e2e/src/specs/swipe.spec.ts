// A swipe over a card edits or deletes; its menu does the same, which on a phone is a sheet from below.
import type { Page } from 'playwright-core'
import { callApi } from '../support/api.ts'
import { phone } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { setWaypoint, startPath } from '../support/paths.ts'
import { logReading } from '../support/readings.ts'
import { dragAcross, swipeAcross } from '../support/touch.ts'
import { register, signIn } from '../support/users.ts'
import { placeAtRest } from '../support/waiting.ts'

const onTouch = { ...phone, hasTouch: true }
const farEnough = 130

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const sidewaysPx = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

spec(
  'a reading is edited by a swipe to the right, and deleted after the question by one to the left',
  async ({ page, checkScreen }) => {
    await register(page)
    await signIn(page)
    await logReading(page, 'Good', 'The kitchen smelled of bread.')
    await page.goto('/mood/history')
    const reading = card(page, 'The kitchen smelled of bread.')
    await reading.waitFor()

    const letGo = await dragAcross(page, reading, farEnough)
    await reading.getByText('Edit', { exact: true }).waitFor()
    expect(await sidewaysPx(page)).toBe(0)
    await letGo()
    await page.waitForURL(/\/mood\/\d+\/edit/)

    await page.goto('/mood/today-overview')
    await reading.waitFor()
    await swipeAcross(page, reading, -farEnough)
    await question(page, 'Delete Mood Reading?').waitFor()
    await question(page, 'Delete Mood Reading?').getByRole('button', { name: 'Cancel' }).click()

    await page.goto('/mood/history')
    await reading.waitFor()
    // Too short: it goes back.
    await swipeAcross(page, reading, -60)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    await swipeAcross(page, reading, -farEnough)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await reading.waitFor({ state: 'detached' })
    expect(await callApi(page, 'GET', '/mood/')).toEqual([])
    await checkScreen('Complete Mood History')
  },
  onTouch,
)

spec(
  'an entry is edited and deleted by a swipe over its card',
  async ({ page }) => {
    await register(page)
    await signIn(page)
    for (const title of ['Bread', 'Rain'])
      await callApi(page, 'POST', '/journal/', {
        title,
        content: 'Nobody was up yet.',
        emotion: 'calm',
        mood: 4,
        tags: [],
        entry_date: '2025-11-20',
      })
    await page.goto('/journal')
    await card(page, 'Bread').waitFor()
    await swipeAcross(page, card(page, 'Bread'), farEnough)
    await page.getByRole('dialog', { name: 'Edit Entry' }).waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await swipeAcross(page, card(page, 'Bread'), -farEnough)
    await question(page, 'Delete Entry?').getByRole('button', { name: 'Delete' }).click()
    await card(page, 'Bread').waitFor({ state: 'detached' })
    await card(page, 'Rain').waitFor()
  },
  onTouch,
)

spec(
  'a path and its waypoints answer to a swipe, and their menus are sheets with a name and a way to close',
  async ({ page, checkScreen }) => {
    await register(page)
    await signIn(page)
    const { id } = await startPath(page, 'Learn to swim', 30)
    await setWaypoint(page, id, 'Ten metres', 5)

    await page.goto('/journeys')
    const path = card(page, 'Learn to swim')
    await path.getByRole('progressbar').waitFor()
    await swipeAcross(page, path, -farEnough)
    await question(page, 'Delete Journey?').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Actions for Learn to swim' }).tap()
    await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor()
    const { y, height } = await placeAtRest(page.getByRole('menu').locator('..'))
    expect(Math.round(y + height)).toBe(phone.viewport.height)
    await checkScreen('Your Discovery Paths')
    await page.getByRole('button', { name: 'Close' }).tap()
    await page.getByRole('menu').waitFor({ state: 'detached' })

    await page.goto(`/journey/${id}`)
    const waypoint = card(page, 'Ten metres')
    await waypoint.getByRole('link', { name: /Continue/ }).waitFor()
    await swipeAcross(page, waypoint, farEnough)
    await page.getByRole('status').filter({ hasText: 'Waypoint reached' }).waitFor()
    type Milestone = { is_completed: boolean }
    const [stored] = await callApi<Milestone[]>(page, 'GET', `/journey/${id}/milestone/`)
    expect(stored?.is_completed).toBe(true)
  },
  onTouch,
)
