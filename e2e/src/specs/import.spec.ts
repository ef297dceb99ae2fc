import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { horizontalOverflow } from '../support/accessibility.ts'
import { devices } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { tabAndPress, tabTo } from '../support/keyboard.ts'
import { register, signIn } from '../support/users.ts'

const exportFile = (name: string) => join(process.cwd(), 'test/data/imports', name)
const backup = exportFile('daylio-backup/english.daylio')

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

/** Opens the browser's choice of a file with the keyboard, and chooses. */
const choose = async (page: Page, file: string) => {
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
