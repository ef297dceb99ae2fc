import type { Page } from 'playwright-core'
import { maya, type Person, register, signIn } from '../people.ts'
import { photograph } from '../product/photograph.ts'
import { story } from '../story.ts'

const ines = { username: 'ines', email: 'ines@example.org', password: 'Southern-Light-8' }

const begin = async (page: Page, title: string) => {
  await page.goto('/journal')
  await page.getByRole('button', { name: 'New Entry' }).click()
  await page.getByLabel('Title').fill(title)
}
const pick = async (page: Page) =>
  page.locator('input[type=file]').setInputFiles(await photograph(page))
const reload = async (page: Page) => {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}

/** As if the session had been ended elsewhere. */
const comeAs = async (page: Page, person: Person) => {
  await page.evaluate(() => {
    localStorage.removeItem('access_token')
    localStorage.removeItem('refresh_token')
  })
  await page.goto('/login')
  await signIn(page, person)
}

// From now on the browser's database takes words and no files.
const fillUp = () => {
  const apply = (put: IDBObjectStore['put'], store: unknown, args: unknown[]) => {
    if (Object.values(Object(args[0])).some((part) => part instanceof Blob))
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    return Reflect.apply(put, store, args)
  }
  const put = new Proxy(Reflect.get(IDBObjectStore.prototype, 'put'), { apply })
  Object.assign(IDBObjectStore.prototype, { put })
}

story(
  'a picture that could not be sent is there again after a reload, for its author alone, and is sent then',
  async ({ page, context, expectErrors }) => {
    expectErrors(/Failed to load resource/)
    await register(page, ines)
    await register(page)
    await signIn(page)
    await begin(page, 'The lake')
    await context.route('**/api/journal/images/', (route) => route.abort())
    await pick(page)
    await page.getByLabel('Describe picture 1').fill('Stripes of every colour')
    await page.getByText('It could not be sent.').waitFor()
    await reload(page)
    await page.getByText('What you were writing is here again.').waitFor()
    await page.getByText('It could not be sent.').waitFor()
    expect(await page.getByLabel('Describe picture 1').inputValue()).toBe('Stripes of every colour')

    await comeAs(page, ines)
    await begin(page, 'A day of my own')
    expect(await page.getByLabel('Describe picture 1').count()).toBe(0)
    await page.getByRole('button', { name: 'Create Entry' }).waitFor()

    await context.unrouteAll()
    await comeAs(page, maya)
    await page.goto('/journal?write=new')
    await page.getByText('What you were writing is here again.').waitFor()
    await page.getByLabel('Describe picture 1').waitFor()
    await page.getByLabel('Content').fill('Still as glass.')
    await page.getByRole('button', { name: 'Create Entry' }).click()
    await page.getByRole('link', { name: 'The lake', exact: true }).click()
    await page.getByRole('img', { name: 'Stripes of every colour' }).waitFor()
    await page.goto('/journal?write=new')
    await page.getByRole('button', { name: 'Create Entry' }).waitFor()
    expect(await page.getByLabel('Describe picture 1').count()).toBe(0)
  },
)

story(
  'a browser that is full says so, keeps the words and sends the picture all the same',
  async ({ page }) => {
    await register(page)
    await signIn(page)
    await begin(page, 'The lake')
    await page.evaluate(fillUp)
    await pick(page)
    await page.getByText(/This browser has no room to keep “.+” with the draft/).waitFor()
    await page.getByLabel('Describe picture 1').fill('Stripes')
    await page.getByLabel('Content').fill('Still as glass.')
    await page.getByRole('button', { name: 'Create Entry' }).click()
    await page.getByRole('link', { name: 'The lake', exact: true }).click()
    await page.getByRole('img', { name: 'Stripes' }).waitFor()
  },
)

story('the way back out of an open form asks before words are lost', async ({ page }) => {
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
