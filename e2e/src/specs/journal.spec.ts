import type { Locator, Page } from 'playwright-core'
import { waitForDraft } from '../support/drafts.ts'
import {
  attachPhotograph,
  createEntry,
  entryLink,
  fillInEntry,
  unfoldDetails,
} from '../support/journal.ts'
import { answerAsServer } from '../support/network.ts'
import { spec } from '../support/fixtures.ts'
import { register, signIn, submitSignIn } from '../support/users.ts'
import { expectMessage } from '../support/waiting.ts'

const reader = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true })

const sizeOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])

spec(
  'an entry with tags and a picture is written, found, read, edited and deleted',
  async ({ page, checkScreen }) => {
    await register(page)
    await signIn(page)
    await page.goto('/journal')
    await checkScreen('Start Your Journey')
    await page.getByRole('button', { name: 'Write Your First Entry' }).click()
    await expectMessage(
      page.getByRole('alert').getByText('Please fill in both title and content'),
      () => createEntry(page),
    )
    await page.getByLabel('Title').fill('Übermütig am Meer')
    await page.getByLabel('Content').fill('100% (really) happy.')
    await unfoldDetails(page)
    await page.getByLabel('Mood').fill('5')
    await page.getByText('Excellent, 5/5').waitFor()
    await page.getByLabel('Emotion').selectOption('excited')
    await page.getByLabel('New tag').fill('sea')
    await page.keyboard.press('Enter')
    await attachPhotograph(page)
    await page.getByLabel('Describe picture 1').fill('Stripes of every colour')
    await checkScreen('Create New Entry')
    await createEntry(page)
    await entryLink(page, 'Übermütig am Meer').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await fillInEntry(page, 'Rain', 'On the roof.')
    await createEntry(page)
    await entryLink(page, 'Rain').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // Its card loads no more of a picture than it shows.
    const onCard = page.getByRole('article').getByRole('img', { name: 'Stripes of every colour' })
    await onCard.waitFor()
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    expect(await sizeOf(onCard)).toEqual([341, 256])
    await checkScreen('Journal')

    await page.getByPlaceholder('Search entries...').fill('ubermutig')
    await entryLink(page, 'Rain').waitFor({ state: 'detached' })
    await page.getByPlaceholder('Search entries...').fill('no such words')
    await checkScreen('No entries found')
    await page.getByPlaceholder('Search entries...').fill('100% (')
    await entryLink(page, 'Übermütig am Meer').click()
    await reader(page, 'Übermütig am Meer').getByText('1 of 1').waitFor()
    const picture = page.getByRole('img', { name: 'Stripes of every colour' })
    await picture.waitFor()
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    expect(await sizeOf(picture)).toEqual([1600, 1200])
    expect(await picture.getAttribute('src')).toMatch(/^blob:/)
    await page.reload()
    await reader(page, 'Übermütig am Meer').getByText('1 of 1').waitFor()
    await picture.waitFor()
    await checkScreen('Übermütig am Meer')
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Describe picture 1').fill('Every colour of the sea')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByRole('dialog').getByRole('img', { name: 'Every colour of the sea' }).waitFor()
    await page.goto('/journal')
    await entryLink(page, 'Rain').click()
    await reader(page, 'Rain').getByText('1 of 2').waitFor()
    await page.getByRole('button', { name: 'Previous' }).click()
    await reader(page, 'Übermütig am Meer').getByText('2 of 2').waitFor()
    await page.keyboard.press('ArrowRight')
    await reader(page, 'Rain').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await entryLink(page, 'Rain').click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Title').fill('Snow')
    await checkScreen('Edit Entry')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await reader(page, 'Snow').waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    await checkScreen('Delete Entry?')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await entryLink(page, 'Snow').waitFor({ state: 'detached' })
    await page.reload()
    await entryLink(page, 'Übermütig am Meer').waitFor()
    expect(await entryLink(page, 'Snow').count()).toBe(0)
  },
)

spec(
  'an entry that is being written survives a reload and the end of the session',
  async ({ page, allowErrors }) => {
    allowErrors(/401/)
    await register(page)
    await signIn(page)
    await page.goto('/journal')
    await fillInEntry(page, 'Half a thought', 'Before the train')
    await waitForDraft(page, 'Before the train')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByText('What you were writing is here again.').waitFor()
    expect(await page.getByLabel('Content').inputValue()).toBe('Before the train')
    await page.getByLabel('Content').fill('Before the train came')
    await waitForDraft(page, 'Before the train came')

    // The next call finds no session, as after signing out elsewhere.
    await page.evaluate(() => {
      localStorage.setItem('access_token', 'spoiled')
      localStorage.setItem('refresh_token', 'spoiled')
    })
    await page.context().clearCookies()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.waitForURL('**/login')
    await submitSignIn(page)
    await page.getByText('What you were writing is here again.').waitFor()
    expect(await page.getByLabel('Content').inputValue()).toBe('Before the train came')
    await createEntry(page)
    await entryLink(page, 'Half a thought').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'New Entry' }).click()
    expect(await page.getByLabel('Title').inputValue()).toBe('')
  },
)

spec(
  'creating, changing and deleting show an error when they fail, and lose nothing',
  async ({ page, context, allowErrors }) => {
    allowErrors(/500|Failed to load resource/)
    await register(page)
    await signIn(page)
    await page.goto('/journal')
    await fillInEntry(page, 'Rain', 'On the roof.')
    const fail = (method: string) =>
      context.route('**/api/journal/**', (route) =>
        route.request().method() === method
          ? answerAsServer(route, { status: 400, json: {} })
          : route.fallback(),
      )
    const expectAlert = (text: string, act: () => Promise<unknown>) =>
      expectMessage(page.getByRole('alert').getByText(text), act)
    const saveChanges = () => page.getByRole('button', { name: 'Save Changes' }).click()
    await fail('POST')
    await expectAlert('Error: Could not save the new entry.', () => createEntry(page))
    expect(await page.getByLabel('Content').inputValue()).toBe('On the roof.')
    await context.unrouteAll()
    await createEntry(page)
    await entryLink(page, 'Rain').click()

    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Title').fill('Snow')
    await fail('PATCH')
    await expectAlert('Error: Could not update the entry.', saveChanges)
    expect(await page.getByLabel('Title').inputValue()).toBe('Snow')
    await context.unrouteAll()
    await saveChanges()
    await reader(page, 'Snow').waitFor()

    await fail('DELETE')
    await page.getByRole('button', { name: 'Delete' }).click()
    await expectAlert('Error: Could not delete the entry.', () =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
    )
    await entryLink(page, 'Snow').waitFor()
  },
)
