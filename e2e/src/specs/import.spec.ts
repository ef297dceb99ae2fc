import { join } from 'node:path'
import { readArchive } from '@truenorth/api/testing'
import type { Locator, Page } from 'playwright-core'
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
      await seeStep(page, 'Look', 'Nothing new in this file')
      await page.getByText('6 are already here.').waitFor()
      expect(await page.getByRole('combobox').count()).toBe(0)
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

const months = exportFile('rednotebook/months')

/** Drops a file or a folder of this device onto an element, as a person does with the mouse. */
const drop = async (page: Page, onto: Locator, path: string) => {
  const box = await onto.boundingBox()
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 }
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at, data })
}

spec('a whole folder is chosen with the keyboard, or dropped', async ({ page }) => {
  await register(page)
  await signIn(page)
  await page.goto('/import')
  const chooser = page.waitForEvent('filechooser')
  await tabAndPress(page, button(page, 'Choose a folder'))
  await (await chooser).setFiles(months)
  await seeStep(page, 'Look', 'What was found')
  await page.getByText('1 row cannot be read').waitFor()
  await button(page, 'Back').click()

  await drop(page, heading(page, 'Choose what your app gave you'), months)
  await seeStep(page, 'Look', 'What was found')
  await page.getByText('months', { exact: true }).waitFor()
  await page.getByRole('radio', { name: 'Good' }).click()
  await button(page, 'Import 4 entries').click()
  await seeStep(page, 'Done', '4 entries brought in')
})

const archiveOf = async (page: Page, user: typeof maya) => {
  const { origin } = new URL(page.url())
  const { access } = await requestTokens(origin, user)
  const headers = { Authorization: `Bearer ${access}` }
  const response = await fetch(`${origin}/api/account/export/`, { headers })
  return Buffer.from(await response.arrayBuffer())
}

type Item = Record<string, unknown>
type Content = {
  readings: Item[]
  journal: (Item & { images: string[] })[]
  journeys: (Item & { milestones: Item[] })[]
  pictures: { path: string; alt: string }[]
}

// What the account says of an item: its number, how often it was changed, and which import knows it.
const shown = (item: Item) => {
  const { id: _id, version: _version, import_key: _key, import_content: _content, ...rest } = item
  return rest
}

/**
 * What a person can see of an archive. Left out are whose it is and when it was made, and the feedback: that
 * was a message to those who run the site, and stays where it was sent.
 */
const visibleIn = (archive: Buffer) => {
  const text = String(readArchive(archive).get('truenorth.json'))
  const { readings, journal, journeys, pictures } = JSON.parse(text) as Content
  const altOf = new Map(pictures.map(({ path, alt }) => [path, alt]))
  return {
    readings: readings.map(shown),
    journal: journal.map(({ images, ...entry }) => [
      shown(entry),
      images.map((path) => altOf.get(path)),
    ]),
    journeys: journeys.map(({ milestones, ...path }) => [shown(path), milestones.map(shown)]),
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

const swim = {
  title: 'Learn to swim',
  description: 'Slowly.\n\n- breathe',
  start_date: '2026-03-01',
  target_date: '2026-09-01',
  status: 'paused',
  category: 'wellness',
  color: 'from-green-500 to-teal-500',
  emoji: '🏊',
}
const float = {
  title: 'Float',
  description: 'On the back',
  type: 'practice',
  target_date: '2026-04-01',
  is_completed: true,
  reward: 'Tea & cake',
  progress: 100,
}

/** Gives who is signed in something of every kind. */
const fillAccount = async (page: Page) => {
  const walk = { note: '=1+1, “quoted”\nand two lines', tags: ['walk', 'über'] }
  await callApi(page, 'POST', '/mood/', { mood_value: 4, energy: 'high', ...walk })
  const low = { mood_value: 1, note: 'Grey', tags: [] }
  const { id: edited } = await callApi<{ id: number }>(page, 'POST', '/mood/', low)
  await callApi(page, 'PATCH', `/mood/${edited}/`, { note: 'Grey, then rain' })
  const picture = await sendPicture(page)
  await callApi(page, 'PATCH', picture, { alt: 'A boat, “small”' })
  await callApi(page, 'POST', '/journal/', { ...sea, images: [picture, await sendPicture(page)] })
  const later = { title: 'Later', emotion: 'tired', mood: 2, tags_input: [] }
  const entry = await callApi<{ id: number }>(page, 'POST', '/journal/', { ...sea, ...later })
  await callApi(page, 'PATCH', `/journal/${entry.id}/`, { content: 'Salt and sun.' })
  const { id } = await callApi<{ id: number }>(page, 'POST', '/journey/', swim)
  for (const waypoint of [float, { title: 'Cross', type: 'celebration' }])
    await callApi(page, 'POST', `/journey/${id}/milestone/`, waypoint)
  await callApi(page, 'POST', '/journey/', { ...swim, title: 'Empty', status: 'active' })
  await callApi(page, 'PATCH', `/journey/${id}/`, { title: 'Learn to swim well' })
  await callApi(page, 'POST', '/feedback/', { message: 'Thank you' })
}

spec(
  'what one account takes along another brings in, equal in all that a person can see, and undo takes it away',
  async ({ page, checkScreen }) => {
    await register(page)
    await signIn(page)
    await fillAccount(page)
    const taken = await archiveOf(page, maya)
    const archive = { name: 'taken.zip', mimeType: 'application/zip', buffer: taken }
    await page.goto('/import')
    await choose(page, archive)
    await page.getByText('6 are already here.').waitFor()
    await heading(page, 'Nothing new in this file').waitFor()
    await page.goto('/')
    await signOut(page)
    await register(page, ines)
    await signIn(page, ines)
    const empty = visibleIn(await archiveOf(page, ines))
    await page.goto('/import')
    await choose(page, archive)
    await page.getByText(/^Feedback that you sent stays out: it was a message/).waitFor()
    await checkScreen('What was found')
    await button(page, 'Import 2 readings, 2 entries and 2 paths').click()
    await heading(page, '2 readings, 2 entries, 2 paths and 2 pictures brought in').waitFor()
    await checkScreen(/brought in$/)
    expect(visibleIn(await archiveOf(page, ines))).toEqual(visibleIn(taken))

    await button(page, 'Bring in another file').click()
    await page.getByText(/^2 readings, 2 entries and 2 paths, can be undone until/).waitFor()
    await choose(page, archive)
    await page.getByText('6 are already here.').waitFor()
    await heading(page, 'Nothing new in this file').waitFor()

    await page.reload()
    await button(page, 'Undo taken.zip').click()
    await page.getByText('Import undone').waitFor()
    expect(visibleIn(await archiveOf(page, ines))).toEqual(empty)
  },
)
