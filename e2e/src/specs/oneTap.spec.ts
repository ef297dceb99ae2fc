// One tap on the dashboard's dial logs a reading, and there is a way back.
import type { Page } from 'playwright-core'
import { callApi } from '../support/api.ts'
import { desktop, devices } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { tabAndPress, tabTo } from '../support/keyboard.ts'
import { waitForCode } from '../support/network.ts'
import { setWaypoint, startPath } from '../support/paths.ts'
import { logReading } from '../support/readings.ts'
import { holdTimers } from '../support/timers.ts'
import { register, signIn } from '../support/users.ts'
import { expectMessage } from '../support/waiting.ts'

const mostShift = 0.02
const settleMs = 1_500
const messageMs = [3_000, 8_000]

type Stored = { id: number; mood_value: number; note: string; timestamp: string }
const storedReadings = (page: Page) => callApi<Stored[]>(page, 'GET', '/mood/')
const storedMoods = async (page: Page) =>
  (await storedReadings(page)).map(({ mood_value }) => mood_value)

const mood = (page: Page, label: string) =>
  page.getByRole('button', { name: `Log ${label} now`, exact: true })
const message = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text })
const offer = (page: Page, text: string | RegExp, name: string) =>
  message(page, text).getByText(name, { exact: true })

/** Waits until the dial and the code behind it are there. */
const dialIsReady = async (page: Page) => {
  await mood(page, 'Good').waitFor()
  await page.waitForLoadState('networkidle')
}

/** Signs in. Messages stay, so that how busy the machine is decides nothing; unit tests show how long they last. */
const begin = async (page: Page) => {
  await register(page)
  await signIn(page)
  for (const ms of messageMs) await holdTimers(page, ms)
  await dialIsReady(page)
}

/** Watches the page from the next press on: when the dial shows that mood, and how far the layout shifts. */
const watchPress = (page: Page, label: string) =>
  page.evaluate((wanted) => {
    const seen = { shift: 0, shownMs: -1, savedMs: -1 }
    Object.assign(globalThis, { seen })
    addEventListener(
      'pointerdown',
      () => {
        const pressedAt = performance.now()
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift' })
        const look = () => {
          const passed = performance.now() - pressedAt
          const dial = document.querySelector('main [role=img][aria-label*="needle"]')
          if (seen.shownMs < 0 && dial?.getAttribute('aria-label')?.endsWith(wanted))
            seen.shownMs = passed
          const said = document.querySelector('[role=status]:has(button)')
          if (seen.savedMs < 0 && said?.textContent.startsWith(`Reading saved, ${wanted}`))
            seen.savedMs = passed
          if (seen.savedMs < 0 || seen.shownMs < 0) requestAnimationFrame(look)
        }
        look()
      },
      { capture: true, once: true },
    )
  }, label)

type Seen = { shift: number; shownMs: number; savedMs: number }
const seenBy = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'seen') as Seen)

for (const [device, size] of Object.entries(devices))
  spec(
    `one tap logs a reading, nothing moves, and Undo takes it back, on ${device}`,
    async ({ page, checkScreen }) => {
      await begin(page)
      await checkScreen('Your Truenorth Compass')

      // The first reading of the day, and one that comes after a longer one.
      for (const label of ['Good', 'Sad']) {
        await watchPress(page, label)
        await mood(page, label).click()
        await message(page, `Reading saved, ${label}`).waitFor()
        await page.waitForTimeout(settleMs)
        const { shift, shownMs, savedMs } = await seenBy(page)
        // It is shown before the server has answered.
        expect(shownMs).toBeLessThanOrEqual(savedMs)
        expect(shift).toBeLessThanOrEqual(mostShift)
        await page.getByRole('img', { name: `points to ${label}` }).waitFor()
        await checkScreen('Your Truenorth Compass')
        if (label === 'Good') {
          expect(await storedMoods(page)).toEqual([4])
          await logReading(page, 'Excellent', 'A long walk, and the light over the water was soft.')
          await dialIsReady(page)
        }
      }
      expect(await storedMoods(page)).toEqual([2, 5, 4])

      await offer(page, 'Reading saved', 'Undo').click()
      await message(page, 'Undone').waitFor()
      await page.getByRole('img', { name: 'points to Excellent' }).waitFor()
      await page.getByText('A long walk, and the light').waitFor()
      expect(await storedMoods(page)).toEqual([5, 4])
    },
    size,
  )

spec('a double tap logs once, and another mood at once changes that reading', async ({ page }) => {
  await begin(page)
  await mood(page, 'Okay').dblclick()
  await message(page, 'Reading saved').waitFor()
  await mood(page, 'Okay').click()
  expect(await storedMoods(page)).toEqual([3])
  await mood(page, 'Good').click()
  await message(page, 'Changed to Good').waitFor()
  expect(await storedMoods(page)).toEqual([4])
  await offer(page, 'Changed to Good', 'Undo').click()
  await message(page, 'Changed to Okay').waitFor()
  expect(await storedMoods(page)).toEqual([3])
})

spec('"Add a note" opens a sheet of the reading that was tapped', async ({ page, checkScreen }) => {
  await begin(page)
  await mood(page, 'Good').click()
  await offer(page, 'Reading saved', 'Add a note').click()
  const [reading] = await storedReadings(page)
  await page.waitForURL(`**/dashboard?note=${reading?.id}`)
  const sheet = page.getByRole('dialog', { name: /^Good, / })
  const note = sheet.getByLabel(/^Note/)
  await sheet.locator('textarea:focus').waitFor()
  await checkScreen(/^Good, /)
  await note.fill('The kitchen smelled')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Keep Editing' }).click()
  await page.reload()
  await sheet.getByText('What you were writing is here again').waitFor()
  await note.fill('The kitchen smelled of bread.')
  await sheet.getByRole('radio', { name: 'High Energy' }).click()
  await expectMessage(page.getByText('Saved!'), () =>
    sheet.getByRole('button', { name: 'Done' }).click(),
  )
  await page.waitForURL('**/dashboard')
  await page.getByText('The kitchen smelled of bread.').waitFor()
  await page.locator('button[aria-pressed=true]:focus').waitFor()
  expect(await storedReadings(page)).toMatchObject([{ mood_value: 4, energy: 'high' }])
})

spec(
  'without a network a tap waits on the device, and can be undone there or is sent once',
  async ({ page, goOffline, goOnline, checkScreen, allowErrors }) => {
    allowErrors(/\/api\//, /\[truenorth\]/, /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/)
    const kept = 'Kept on this device until it can be sent'
    // The code that saves a tap is fetched when the page is idle.
    const codeHasCome = waitForCode(page, kept)
    await begin(page)
    await codeHasCome
    await goOffline()

    const waiting = page.getByText(/What you wrote is waiting to be saved/)
    await mood(page, 'Very Sad').click()
    await message(page, kept).waitFor()
    await waiting.waitFor()
    await checkScreen('Your Truenorth Compass')
    await offer(page, kept, 'Undo').click()
    await message(page, 'Undone').waitFor()
    await waiting.waitFor({ state: 'detached' })
    await page.getByRole('img', { name: 'rests at north' }).waitFor()

    await mood(page, 'Good').click()
    await message(page, kept).waitFor()
    await page.getByRole('img', { name: 'points to Good' }).waitFor()
    await page.getByText('Waiting to be sent').waitFor()
    const tappedBy = Date.now()

    await goOnline()
    await waiting.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Adjust Reading' }).waitFor()
    const readings = await storedReadings(page)
    expect(readings.map(({ mood_value }) => mood_value)).toEqual([4])
    expect(Date.parse(readings[0]?.timestamp ?? '')).toBeLessThan(tappedBy)
  },
)

spec('a tap that is refused says why, and can be tried again', async ({ page, allowErrors }) => {
  allowErrors(/400 .*\/api\/mood\//, /\[truenorth\]/)
  await begin(page)
  const refusal = page.getByRole('alert').filter({ hasText: 'That was not accepted.' })
  await page.route('**/api/mood/', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const answer = await route.fetch({ postData: '{"mood_value":9}' })
    const { detail: _detail, ...body }: Record<string, unknown> = await answer.json()
    return route.fulfill({ response: answer, json: body })
  })
  await mood(page, 'Good').click()
  await refusal.waitFor()
  await page.getByRole('img', { name: 'rests at north' }).waitFor()
  await page.unroute('**/api/mood/')
  await refusal.getByRole('button', { name: 'Try again' }).click()
  await message(page, 'Reading saved').waitFor()
  expect(await storedMoods(page)).toEqual([4])
})

spec(
  'the keyboard alone is enough to tap, to go round, to undo and to reach what is offered',
  async ({ page }) => {
    await begin(page)
    const group = page.getByRole('group', { name: 'How are you now? One tap saves a reading.' })
    await tabTo(page, group.getByRole('button', { name: 'Log Very Sad now' }))
    await page.keyboard.press('ArrowLeft')
    await tabTo(page, mood(page, 'Excellent'))
    await page.keyboard.press('4')
    await message(page, 'Reading saved, Good').waitFor()
    // The focus stays where it is.
    await tabTo(page, mood(page, 'Excellent'))
    await page.keyboard.press('Control+z')
    await message(page, 'Undone').waitFor()
    expect(await storedMoods(page)).toEqual([])

    await page.keyboard.press('Enter')
    await message(page, 'Reading saved').waitFor()
    await tabAndPress(page, offer(page, 'Reading saved', 'Undo'))
    await message(page, 'Undone').waitFor()
    expect(await storedMoods(page)).toEqual([])
  },
  desktop,
)

spec(
  'a ticked waypoint and a changed status can be undone, and are as before on the server',
  async ({ page, checkScreen }) => {
    await begin(page)
    const { id } = await startPath(page, 'Walk', 20)
    const step = await setWaypoint(page, id, 'First step', 2)
    await callApi(page, 'PATCH', `/journey/${id}/milestone/${step.id}/`, { progress: 40 })
    type Milestone = { is_completed: boolean; progress: number }
    const stored = async () => {
      const [first] = await callApi<Milestone[]>(page, 'GET', `/journey/${id}/milestone/`)
      return { is_completed: first?.is_completed, progress: first?.progress }
    }
    await page.goto(`/journey/${id}`)
    const tick = page.getByRole('button', { name: 'Reached: First step' })
    await tick.dblclick()
    await message(page, 'Waypoint reached').waitFor()
    expect(await stored()).toEqual({ is_completed: true, progress: 100 })
    // It keeps its place, so that a second tap by mistake does not meet the next one.
    expect(await tick.getAttribute('aria-pressed')).toBe('true')
    await checkScreen('Walk')
    await offer(page, 'Waypoint reached', 'Undo').click()
    await message(page, 'Undone').waitFor()
    expect(await stored()).toEqual({ is_completed: false, progress: 40 })

    await page.goto('/journeys')
    await page.getByRole('button', { name: 'Status: Active. Change' }).click()
    await page.getByRole('menuitem', { name: 'Paused' }).click()
    await message(page, 'Path paused').waitFor()
    await checkScreen('Your Discovery Paths')
    await offer(page, 'Path paused', 'Undo').click()
    await message(page, 'Undone').waitFor()
    await page.getByRole('button', { name: 'Status: Active. Change' }).waitFor()
    const { status } = await callApi<{ status: string }>(page, 'GET', `/journey/${id}/`)
    expect(status).toBe('active')
  },
)
