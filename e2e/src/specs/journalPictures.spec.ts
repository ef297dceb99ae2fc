import type { Page } from 'playwright-core'
import { attachPhotograph, createEntry, entryLink, fillInEntry } from '../support/journal.ts'
import { spec } from '../support/fixtures.ts'
import { ines, maya, register, removeTokens, signIn, type User } from '../support/users.ts'

const begin = async (page: Page, title: string) => {
  await page.goto('/journal')
  await fillInEntry(page, title)
}
const reload = async (page: Page) => {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}
const switchUser = async (page: Page, user: User) => {
  await removeTokens(page)
  await page.goto('/login')
  await signIn(page, user)
}

// Runs in the page: from now on its database takes texts and no files, encrypted or not.
const exhaustQuota = () => {
  const isFile = (part: unknown) => part instanceof Blob || Object.hasOwn(Object(part), 'file')
  const apply = (put: IDBObjectStore['put'], store: unknown, args: unknown[]) => {
    if (Object.values(Object(args[0])).some(isFile))
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    return Reflect.apply(put, store, args)
  }
  const put = new Proxy(Reflect.get(IDBObjectStore.prototype, 'put'), { apply })
  Object.assign(IDBObjectStore.prototype, { put })
}

spec(
  'a picture that could not be uploaded survives a reload, for its author only, and is uploaded later',
  async ({ page, context, allowErrors }) => {
    allowErrors(/Failed to load resource/)
    await register(page, ines)
    await register(page)
    await signIn(page)
    await begin(page, 'The lake')
    await context.route('**/api/journal/images/', (route) => route.abort())
    await attachPhotograph(page)
    await page.getByLabel('Describe picture 1').fill('Stripes of every colour')
    await page.getByText('It could not be sent.').waitFor()
    await reload(page)
    await page.getByText('What you were writing is here again.').waitFor()
    await page.getByText('It could not be sent.').waitFor()
    expect(await page.getByLabel('Describe picture 1').inputValue()).toBe('Stripes of every colour')

    await switchUser(page, ines)
    await begin(page, 'A day of my own')
    expect(await page.getByLabel('Describe picture 1').count()).toBe(0)
    await page.getByRole('button', { name: 'Create Entry' }).waitFor()

    await context.unrouteAll()
    await switchUser(page, maya)
    await page.goto('/journal?write=new')
    await page.getByText('What you were writing is here again.').waitFor()
    await page.getByLabel('Describe picture 1').waitFor()
    await page.getByLabel('Content').fill('Still as glass.')
    await createEntry(page)
    await entryLink(page, 'The lake').click()
    await page.getByRole('dialog').getByRole('img', { name: 'Stripes of every colour' }).waitFor()
    await page.goto('/journal?write=new')
    await page.getByRole('button', { name: 'Create Entry' }).waitFor()
    expect(await page.getByLabel('Describe picture 1').count()).toBe(0)
  },
)

spec(
  'a browser without room for a picture says so, keeps the text and uploads the picture all the same',
  async ({ page }) => {
    await register(page)
    await signIn(page)
    await begin(page, 'The lake')
    await page.evaluate(exhaustQuota)
    await attachPhotograph(page)
    await page.getByText(/This browser has no room to keep “.+” with the draft/).waitFor()
    await page.getByLabel('Describe picture 1').fill('Stripes')
    await page.getByLabel('Content').fill('Still as glass.')
    await createEntry(page)
    await entryLink(page, 'The lake').click()
    await page.getByRole('dialog').getByRole('img', { name: 'Stripes' }).waitFor()
  },
)

spec('the back button and Escape ask before the text of an open form is lost', async ({ page }) => {
  await register(page)
  await signIn(page)
  await begin(page, 'Half a thought')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await question.getByRole('button', { name: 'Keep Editing' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Title').inputValue()).toBe('Half a thought')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Keep Editing' }).click()
  await question.waitFor({ state: 'detached' })
  await page.goBack()
  await question.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('button', { name: 'New Entry' }).click()
  expect(await page.getByLabel('Title').inputValue()).toBe('')
})
