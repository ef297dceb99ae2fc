// What other apps share with the installed app begins a new entry.
import type { Page } from 'playwright-core'
import { callApi } from '../support/api.ts'
import { createEntry, createPhotograph, entryLink } from '../support/journal.ts'
import { waitForOfflineCopy } from '../support/network.ts'
import { spec } from '../support/fixtures.ts'
import { register, signIn, signInAgain } from '../support/users.ts'

type Photograph = Awaited<ReturnType<typeof createPhotograph>>
type Shared = { title?: string; text?: string; url?: string; picture?: Photograph }

/** Posts a form as the browser does when another app shares something. */
const share = async (page: Page, { picture, ...texts }: Shared) => {
  const shared = {
    texts,
    picture: picture && { name: picture.name, base64: picture.buffer.toString('base64') },
  }
  await page.evaluate(async ({ texts, picture }) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' })
    for (const [name, text] of Object.entries(texts)) {
      const field = document.createElement('textarea')
      Object.assign(field, { name, value: text })
      form.append(field)
    }
    if (picture) {
      const bytes = Uint8Array.from(atob(picture.base64), (char) => char.charCodeAt(0))
      const files = new DataTransfer()
      files.items.add(new File([bytes], picture.name, { type: 'image/jpeg' }))
      const input = document.createElement('input')
      Object.assign(input, { type: 'file', name: 'pictures', files: files.files })
      form.append(input)
    }
    document.body.append(form)
    form.submit()
  }, shared)
  await page.waitForURL(/\/(journal|login)/)
}

const content = (page: Page) => page.getByLabel('Content')
const restored = (page: Page) => page.getByText('What you were writing is here again.')
const withWorker = { serviceWorkers: 'allow' } as const

const signedInWithWorker = async (page: Page) => {
  await register(page)
  await signIn(page)
  await page.getByRole('heading', { name: 'Your Truenorth Compass' }).waitFor()
  await waitForOfflineCopy(page)
}

spec(
  'text, link and picture that are shared are in the form of a new entry, once, and nothing is saved by itself',
  async ({ page, checkScreen }) => {
    await signedInWithWorker(page)
    await share(page, {
      title: 'A poem',
      text: 'Two roads diverged.',
      url: 'https://poems.example/roads',
      picture: await createPhotograph(page),
    })
    await restored(page).waitFor()
    await page.getByLabel('Describe picture 1').waitFor()
    expect(await page.getByLabel('Title').inputValue()).toBe('A poem')
    const whole = 'Two roads diverged.\n\nhttps://poems.example/roads'
    expect(await content(page).inputValue()).toBe(whole)
    expect(await callApi<unknown[]>(page, 'GET', '/journal/')).toEqual([])
    await checkScreen('Create New Entry')

    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByLabel('Describe picture 1').waitFor()
    expect(await content(page).inputValue()).toBe(whole)
    expect(await page.getByLabel('Describe picture 2').count()).toBe(0)

    await createEntry(page)
    await entryLink(page, 'A poem').waitFor()
    const [entry] = await callApi<{ content: string; images: string[] }[]>(page, 'GET', '/journal/')
    expect(entry?.content).toBe(whole)
    expect(entry?.images).toHaveLength(1)
  },
  withWorker,
)

spec(
  'what is shared comes after a draft, and waits for a sign-in',
  async ({ page, context }) => {
    await signedInWithWorker(page)
    await page.goto('/journal?write=new')
    await content(page).fill('Begun this morning.')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.goto('/dashboard')
    await share(page, { text: 'Shared at noon.' })
    await restored(page).waitFor()
    expect(await content(page).inputValue()).toBe('Begun this morning.\n\nShared at noon.')

    page.once('dialog', (dialog) => void dialog.accept())
    await page.goto('/terms')
    await page.evaluate(() => localStorage.clear())
    await context.clearCookies()
    await page.goto('/terms')
    await share(page, { text: 'Shared at night.' })
    await signInAgain(page)
    await restored(page).waitFor()
    const whole = 'Begun this morning.\n\nShared at noon.\n\nShared at night.'
    expect(await content(page).inputValue()).toBe(whole)
  },
  withWorker,
)

spec('without a worker the form says that nothing was kept', async ({ page }) => {
  await register(page)
  await signIn(page)
  await page.goto('/journal')
  await share(page, { text: 'Private words.' })
  await page.getByText('What you shared could not be taken along.').waitFor()
  expect(page.url()).not.toContain('Private')
  expect(await content(page).inputValue()).toBe('')
})
