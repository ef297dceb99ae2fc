import type { Page } from 'playwright-core'
import { desktop } from '../support/browser.ts'
import { tabAndPress, tabAndType, tabTo } from '../support/keyboard.ts'
import { spec } from '../support/fixtures.ts'
import { maya, register, signIn } from '../support/users.ts'
import { expectMessage } from '../support/waiting.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const nav = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

spec(
  'the keyboard alone is enough to register, sign in, log a reading and delete it',
  async ({ page }) => {
    await page.goto('/')
    await tabAndPress(
      page,
      page.getByRole('main').getByRole('link', { name: 'Get Started' }).first(),
    )
    await page.waitForURL('**/register')
    await tabAndType(page, page.getByLabel('Username'), maya.username)
    await tabAndType(page, page.getByLabel('Email'), maya.email)
    await tabAndType(page, page.getByLabel('Password', { exact: true }), maya.password)
    await tabAndType(page, page.getByLabel('Confirm password'), maya.password)
    await tabAndPress(page, page.getByRole('checkbox', { name: /terms/i }), 'Space')
    await tabAndPress(page, button(page, 'Create Account'))
    await page.waitForURL('**/login')
    await page.getByLabel('Confirm password').waitFor({ state: 'detached' })
    await tabAndType(page, page.getByLabel('Password', { exact: true }), maya.password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')

    await tabAndPress(page, page.getByRole('link', { name: 'Log New Reading' }))
    await page.getByRole('heading', { name: 'Log Your Compass Reading' }).waitFor()
    await tabTo(page, page.getByRole('radio', { name: 'Very Sad' }))
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('radio', { name: 'Sad', exact: true, checked: true }).waitFor()
    await tabTo(page, page.getByRole('radio', { name: 'Low Energy' }))
    await page.keyboard.press('Space')
    await tabAndType(page, page.getByLabel('Note'), 'Typed, not clicked.')
    await tabAndPress(page, page.getByRole('checkbox', { name: 'grateful' }), 'Space')
    await tabAndType(page, page.getByPlaceholder('A word of your own'), 'quiet')
    await page.keyboard.press('Enter')
    await tabAndPress(page, button(page, 'Save Reading'))
    await page.waitForURL('**/dashboard')
    await page.getByText('Typed, not clicked.').waitFor()
    await page.getByText('#quiet').waitFor()

    // The question starts on Cancel, Escape cancels too, and the focus returns to the button of the menu.
    await tabAndPress(page, nav(page, 'Energy'))
    const menu = button(page, /^Edit or delete the reading/).first()
    const dialog = page.getByRole('alertdialog', { name: 'Delete Mood Reading?' })
    const askToDelete = async () => {
      await tabAndPress(page, menu)
      await page.locator('[role=menu]:focus').waitFor()
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await dialog.waitFor()
    }
    await askToDelete()
    await tabTo(page, dialog.getByRole('button', { name: 'Cancel' }))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true)
    await askToDelete()
    await tabAndPress(page, dialog.getByRole('button', { name: 'Delete' }))
    await page.waitForURL('**/dashboard')
    await page.getByRole('link', { name: 'Log New Reading' }).waitFor()
  },
  desktop,
)

spec(
  'the keyboard alone is enough for a path with a waypoint, a journal entry and feedback',
  async ({ page }) => {
    await register(page)
    await signIn(page)
    await tabAndPress(page, nav(page, 'Paths'))
    await tabAndPress(page, button(page, 'Start New Path').first())
    await tabAndPress(page, button(page, /Thirty mornings outside/))
    await expectMessage(page.getByRole('dialog', { name: 'Journey Created!' }), () =>
      tabAndPress(page, button(page, 'Create Journey')),
    )
    const path = page.getByRole('link', { name: 'Thirty mornings outside' })
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await tabAndPress(page, path)
    await page.waitForURL('**/journey/*')
    await tabAndPress(page, page.getByRole('link', { name: 'Add Milestone' }).first())
    await tabAndType(page, page.getByLabel('Title'), 'The first five')
    await tabTo(page, page.getByLabel('Type'))
    await page.keyboard.press('ArrowDown')
    await tabTo(page, page.getByLabel('Target date'))
    const { month, day, year } = await page.evaluate(() => {
      const inAWeek = new Date(Date.now() + 7 * 86_400_000)
      const two = (number: number) => String(number).padStart(2, '0')
      return {
        month: two(inAWeek.getMonth() + 1),
        day: two(inAWeek.getDate()),
        year: String(inAWeek.getFullYear()),
      }
    })
    await page.keyboard.type(`${month}${day}${year}`)
    await expectMessage(page.getByRole('dialog', { name: 'Milestone Created!' }), () =>
      tabAndPress(page, button(page, 'Create Milestone')),
    )
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await tabAndPress(page, button(page, 'Actions for The first five'))
    await page.getByRole('menuitem').first().waitFor()
    await page.keyboard.press('Escape')
    await tabTo(page, button(page, 'Actions for The first five'))

    await tabAndPress(page, nav(page, 'Reflections'))
    await tabAndPress(page, button(page, 'New Entry'))
    await tabAndType(page, page.getByLabel('Title'), 'Hands on the keys')
    await tabTo(page, page.getByLabel('Mood'))
    await page.keyboard.press('ArrowRight')
    await tabAndType(page, page.getByLabel('Content'), 'No mouse was moved for this.')
    await tabAndPress(page, button(page, 'Create Entry'))
    const entry = page.getByRole('link', { name: 'Hands on the keys' })
    await tabAndPress(page, entry)
    await page.getByRole('dialog', { name: 'Hands on the keys' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await tabAndPress(page, button(page, 'Send Feedback'))
    await tabAndType(page, page.getByLabel('Your feedback'), 'Works without a mouse.')
    await expectMessage(page.getByText('Thank You!'), () =>
      tabAndPress(page, page.getByRole('dialog').getByRole('button', { name: 'Send Feedback' })),
    )
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await tabAndPress(page, button(page, 'Sign Out'))
    await page.waitForURL((url) => !url.pathname.startsWith('/journal'))
  },
  desktop,
)
