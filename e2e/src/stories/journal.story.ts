import type { Page } from 'playwright-core'
import { maya, register, signIn } from '../people.ts'
import { photograph } from '../product/photograph.ts'
import { story } from '../story.ts'

const write = async (page: Page, title: string, content: string) => {
  await page.getByRole('button', { name: 'New Entry' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Content').fill(content)
}
const create = (page: Page) => page.getByRole('button', { name: 'Create Entry' }).click()
const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })
const reader = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true })

story(
  'an entry with tags and a picture is written, found, read, edited and deleted',
  async ({ page, seen }) => {
    await register(page)
    await signIn(page)
    await page.goto('/journal')
    await seen('Start Your Journey')
    await page.getByRole('button', { name: 'Write Your First Entry' }).click()
    await page.getByRole('button', { name: 'Create Entry' }).click()
    await page.getByRole('alert').getByText('Please fill in both title and content').waitFor()
    await page.getByLabel('Title').fill('Übermütig am Meer')
    await page.getByLabel('Content').fill('100% (really) happy.')
    await page.getByLabel('Mood').fill('5')
    await page.getByText('Excellent, 5/5').waitFor()
    await page.getByLabel('Emotion').selectOption('excited')
    await page.getByLabel('New tag').fill('sea')
    await page.keyboard.press('Enter')
    await page.locator('input[type=file]').setInputFiles(await photograph(page))
    await page.getByLabel('Describe picture 1').fill('Stripes of every colour')
    await seen('Create New Entry')
    await create(page)
    await card(page, 'Übermütig am Meer').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await write(page, 'Rain', 'On the roof.')
    await create(page)
    await card(page, 'Rain').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await seen('Journal')

    await page.getByPlaceholder('Search entries...').fill('ubermutig')
    await card(page, 'Rain').waitFor({ state: 'detached' })
    await page.getByPlaceholder('Search entries...').fill('no such words')
    await seen('No entries found')
    await page.getByPlaceholder('Search entries...').fill('100% (')
    await card(page, 'Übermütig am Meer').click()
    await reader(page, 'Übermütig am Meer').getByText('1 of 1').waitFor()
    const picture = page.getByRole('img', { name: 'Stripes of every colour' })
    await picture.waitFor()
    const pixels = () =>
      picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
    await page.waitForFunction(() => document.querySelector('img')?.complete)
    expect(await pixels()).toEqual([1600, 1200])
    expect(await picture.getAttribute('src')).toMatch(/^blob:/)
    await page.reload()
    await picture.waitFor()
    await seen('Übermütig am Meer')
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Describe picture 1').fill('Every colour of the sea')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByRole('img', { name: 'Every colour of the sea' }).waitFor()
    await page.goto('/journal')
    await card(page, 'Rain').click()
    await reader(page, 'Rain').getByText('1 of 2').waitFor()
    await page.getByRole('button', { name: 'Previous' }).click()
    await reader(page, 'Übermütig am Meer').getByText('2 of 2').waitFor()
    await page.keyboard.press('ArrowRight')
    await reader(page, 'Rain').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await card(page, 'Rain').click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Title').fill('Snow')
    await seen('Edit Entry')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await reader(page, 'Snow').waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    await seen('Delete Entry?')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await card(page, 'Snow').waitFor({ state: 'detached' })
    await page.reload()
    await card(page, 'Übermütig am Meer').waitFor()
    expect(await card(page, 'Snow').count()).toBe(0)
  },
)

story(
  'what was being written is there again after a reload and after an expired session',
  async ({ page, expectErrors }) => {
    expectErrors(/401/)
    await register(page)
    await signIn(page)
    await page.goto('/journal')
    await write(page, 'Half a thought', 'Before the train')
    await page.waitForTimeout(500)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByText('What you were writing is here again.').waitFor()
    expect(await page.getByLabel('Content').inputValue()).toBe('Before the train')
    await page.getByLabel('Content').fill('Before the train came')
    await page.waitForTimeout(500)

    // Signed out elsewhere: the next call finds no session.
    await page.evaluate(() => {
      localStorage.setItem('access_token', 'spoiled')
      localStorage.setItem('refresh_token', 'spoiled')
    })
    await page.context().clearCookies()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.waitForURL('**/login')
    await page.getByLabel('Username').fill(maya.username)
    await page.getByLabel('Password', { exact: true }).fill(maya.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByText('What you were writing is here again.').waitFor()
    expect(await page.getByLabel('Content').inputValue()).toBe('Before the train came')
    await create(page)
    await card(page, 'Half a thought').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'New Entry' }).click()
    expect(await page.getByLabel('Title').inputValue()).toBe('')
  },
)

story(
  'creating, changing and deleting say so when they fail, and lose nothing',
  async ({ page, context, expectErrors }) => {
    expectErrors(/500|Failed to load resource/)
    await register(page)
    await signIn(page)
    await page.goto('/journal')
    await write(page, 'Rain', 'On the roof.')
    const fail = async (method: string) => {
      await context.route('**/api/journal/**', (route) =>
        route.request().method() === method
          ? route.fulfill({ status: 400, json: {} })
          : route.fallback(),
      )
    }
    await fail('POST')
    await create(page)
    await page.getByRole('alert').getByText('Error: Could not save the new entry.').waitFor()
    expect(await page.getByLabel('Content').inputValue()).toBe('On the roof.')
    await context.unrouteAll()
    await create(page)
    await card(page, 'Rain').click()

    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Title').fill('Snow')
    await fail('PATCH')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByRole('alert').getByText('Error: Could not update the entry.').waitFor()
    expect(await page.getByLabel('Title').inputValue()).toBe('Snow')
    await context.unrouteAll()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await reader(page, 'Snow').waitFor()

    await fail('DELETE')
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alert').getByText('Error: Could not delete the entry.').waitFor()
    await card(page, 'Snow').waitFor()
  },
)
