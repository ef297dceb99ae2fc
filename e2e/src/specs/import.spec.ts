import { join } from 'node:path'
import { readArchive } from '@truenorth/api/testing'
import type { Page } from 'playwright-core'
import { horizontalOverflow } from '../support/accessibility.ts'
import { callApi, requestTokens } from '../support/api.ts'
import { devices } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { tabAndPress, tabTo } from '../support/keyboard.ts'
import { ines, maya, register, signIn, signOut } from '../support/users.ts'

const exportFile = (name: string) => join(process.cwd(), 'test/data/imports', name)
const backup = exportFile('daylio-backup/english.daylio')

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

/** Opens the browser's choice of a file with the keyboard, and chooses. */
const choose = async (
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
) => {
  const chooser = page.waitForEvent('filechooser')
  await tabAndPress(page, button(page, 'Choose a file'))
  await (await chooser).setFiles(file)
}

const currentStep = (page: Page) => page.locator('[aria-current=step]')

/** Waits for a step, whose heading has the focus. */
const seeStep = async (page: Page, step: string, title: string | RegExp) => {
  await heading(page, title).waitFor()
  expect(await heading(page, title).evaluate((node) => node === document.activeElement)).toBe(true)
  expect(await currentStep(page).textContent()).toContain(step)
}

for (const [device, size] of Object.entries(devices)) {
  spec(
    `on ${device} a backup comes in with the keyboard, a second time adds nothing, and undo takes it away`,
    async ({ page, checkScreen }) => {
      await register(page)
      await signIn(page)
      await page.goto('/import')
      await checkScreen('Bring your data')
      await choose(page, backup)
      await seeStep(page, 'Look', 'What was found')
      await checkScreen('What was found')
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
      await tabTo(page, page.getByLabel('“rad” becomes'))
      expect(await page.getByLabel('“rad” becomes').inputValue()).toBe('5')
      await tabAndPress(page, button(page, /^Import 5 readings and 1 entry$/))
      await seeStep(page, 'Done', '5 readings and 1 entry brought in')
      await checkScreen(/brought in$/)

      await page.getByRole('link', { name: 'See the readings' }).click()
      await heading(page, 'Complete Mood History').waitFor()
      await page.getByRole('article').first().waitFor()
      expect(await page.getByRole('article').count()).toBe(5)

      await page.goto('/import')
      await choose(page, backup)
      await seeStep(page, 'Look', 'What was found')
      await page.getByText('6 are already here.').waitFor()
      await page.getByText('There is nothing new to bring in.').waitFor()
      expect(await button(page, /^Import/).count()).toBe(0)

      await page.reload()
      await tabAndPress(page, button(page, 'Undo english.daylio'))
      await page.getByText('Import undone').waitFor()
      await page.goto('/mood/history')
      await heading(page, 'No mood entries found').waitFor()
    },
    size,
  )
}

spec(
  'a hostile file is refused with its sentence, and nothing is asked of the server',
  async ({ page, checkScreen }) => {
    await register(page)
    await signIn(page)
    const asked: string[] = []
    await page.goto('/import')
    await heading(page, 'Choose what your app gave you').waitFor()
    page.on('request', (request) => {
      if (request.url().includes('/api/imports/known/')) asked.push(request.url())
    })
    await choose(page, exportFile('hostile/path-traversal.zip'))
    await page.getByText(/^This archive names places outside itself/).waitFor()
    await checkScreen('This file does not come in')
    await tabAndPress(page, button(page, 'Choose another file'))
    await choose(page, exportFile('hostile/not-json.json'))
    await page.getByText(/^This file is broken/).waitFor()
    expect(asked).toEqual([])
  },
)

spec(
  'an import is cancelled while the line is cut, and leaves nothing behind',
  async ({ page, context, allowErrors }) => {
    allowErrors(/Failed to load resource/)
    await register(page)
    await signIn(page)
    await page.goto('/import')
    await choose(page, backup)
    await seeStep(page, 'Look', 'What was found')
    await context.route('**/api/imports/*/items/', (route) => route.abort())
    await button(page, /^Import \d/).click()
    await page.getByText(/It goes on where it stopped/).waitFor()
    await button(page, 'Cancel').click()
    await seeStep(page, 'Look', 'What was found')
    await context.unrouteAll()
    await button(page, /^Import \d/).click()
    await seeStep(page, 'Done', '5 readings and 1 entry brought in')
  },
)

const archiveOf = async (page: Page, user: typeof maya) => {
  const { origin } = new URL(page.url())
  const { access } = await requestTokens(origin, user)
  const headers = { Authorization: `Bearer ${access}` }
  const response = await fetch(`${origin}/api/account/export/`, { headers })
  return Buffer.from(await response.arrayBuffer())
}

type Item = Record<string, unknown>

/** What a person can see of an archive: no numbers that an account gives, pictures only by their number. */
const visibleIn = (archive: Buffer) => {
  const text = readArchive(archive).get('truenorth.json')
  const { readings, journal } = JSON.parse(String(text)) as { readings: Item[]; journal: Item[] }
  return {
    readings: readings.map(({ id: _id, version: _version, ...reading }) => reading),
    // An entry has a day and no clock: its two moments are when it was stored.
    journal: journal.map(
      ({
        id: _id,
        version: _version,
        created_at: _created,
        updated_at: _updated,
        images,
        ...entry
      }) => [entry, Array.isArray(images) && images.length],
    ),
  }
}

/** Sends a picture to the journal of who is signed in; answers its path. */
const sendPicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(64, 48)
    canvas.getContext('2d')?.fillRect(8, 8, 20, 20)
    const body = await canvas.convertToBlob({ type: 'image/png' })
    const headers = {
      'Content-Type': 'image/png',
      Authorization: `Bearer ${localStorage.getItem('access_token')}`,
    }
    const response = await fetch('/api/journal/images/', { method: 'POST', body, headers })
    return ((await response.json()) as { path: string }).path
  })

const sea = {
  entry_date: '2026-03-05',
  mood: 5,
  emotion: 'peaceful',
  title: 'Sea',
  content: 'Salt.\n\n- wind',
  tags_input: ['Meer'],
}

spec(
  'what one account takes along another brings in, equal in all that a person can see',
  async ({ page }) => {
    await register(page)
    await signIn(page)
    const walk = { note: '=1+1, “quoted”\nand two lines', tags: ['walk', 'über'] }
    await callApi(page, 'POST', '/mood/', { mood_value: 4, energy: 'high', ...walk })
    await callApi(page, 'POST', '/mood/', { mood_value: 1, note: '', tags: [] })
    await callApi(page, 'POST', '/journal/', { ...sea, images: [await sendPicture(page)] })
    const later = { title: 'Later', emotion: 'tired', mood: 2, tags_input: [] }
    await callApi(page, 'POST', '/journal/', { ...sea, ...later })
    const taken = await archiveOf(page, maya)
    await page.reload()
    await signOut(page)
    await register(page, ines)
    await signIn(page, ines)
    await page.goto('/import')
    await choose(page, { name: 'taken.zip', mimeType: 'application/zip', buffer: taken })
    await button(page, 'Import 2 readings and 2 entries').click()
    await heading(page, '2 readings, 2 entries and 1 picture brought in').waitFor()
    expect(visibleIn(await archiveOf(page, ines))).toEqual(visibleIn(taken))
  },
)
