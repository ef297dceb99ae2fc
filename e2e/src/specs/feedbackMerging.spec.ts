import { apiCaller, signUp } from '../support/api.ts'
import { desktop } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { makeAdmin } from '../support/product.ts'
import { ines, maya, river, signIn } from '../support/users.ts'

const narrow = { width: 390, height: 844 }

spec(
  'two messages that say the same are merged by keys, answered once, and taken apart on a phone',
  async ({ page, product, newDevice, checkScreen }) => {
    const { url } = product
    await signUp(url, river)
    await makeAdmin(product, 'river')
    const asMaya = apiCaller(url, (await signUp(url, maya)).access)
    const asInes = apiCaller(url, (await signUp(url, ines)).access)
    await asMaya('POST', '/feedback/', { type: 'bug', message: 'The chart is slow.' })
    await asInes('POST', '/feedback/', { type: 'bug', message: 'Graph takes ages, says Ines.' })

    await signIn(page, river)
    await page.goto('/admin/feedback')
    await page.getByRole('link', { name: /Graph takes ages/ }).press('Enter')
    await page.getByRole('heading', { name: 'Bug Report' }).waitFor()
    await page.keyboard.press('g')
    const dialog = page.getByRole('dialog', { name: 'Merge into another message' })
    await dialog.getByRole('searchbox').and(page.locator(':focus')).waitFor()
    await page.keyboard.type('chart')
    await dialog.getByRole('radio').first().waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await checkScreen('Merge into another message')
    await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter')
    await page.getByRole('link', { name: /The chart is slow.*\+1 merged/ }).waitFor()
    expect(await page.locator('a[data-item]').count()).toBe(1)
    const item = page.getByRole('article', { name: 'Bug Report' })
    await item.getByText('Graph takes ages, says Ines.').waitFor()
    await checkScreen('User Feedback')
    await item.getByLabel('State').selectOption('Planned')
    await item.getByRole('textbox', { name: 'Write an answer' }).fill('It is faster now.')
    await item.getByRole('button', { name: 'Answer' }).click()
    await item.getByRole('list', { name: 'Answers' }).getByText('It is faster now.').waitFor()

    // Who wrote the merged message sees what became of it, and nothing of the other.
    const phone = await newDevice({ viewport: narrow, storageState: undefined })
    await signIn(phone, ines)
    await phone.goto('/feedback')
    await phone.getByText('It is faster now.').waitFor()
    await phone.getByText('Planned', { exact: true }).waitFor()
    await phone.getByText('We answer this together with others that say the same.').waitFor()
    expect(await phone.getByText(/The chart is slow|maya/).count()).toBe(0)

    const other = await newDevice({ viewport: narrow, storageState: undefined })
    await signIn(other, river)
    await other.goto('/admin/feedback?search=graph')
    await other.getByRole('link', { name: /Merged into another/ }).click()
    await other.getByRole('button', { name: 'Take it out again' }).click()
    await other.getByText(/stands for this one/).waitFor({ state: 'detached' })
    await other.goto('/admin/feedback')
    await other.getByRole('link', { name: /Graph takes ages/ }).waitFor()
    await other.getByRole('link', { name: /The chart is slow/ }).waitFor()

    // The sheet of filters by the keyboard alone.
    const opener = other.getByRole('button', { name: 'Filters' })
    await opener.press('Enter')
    const sheet = other.getByRole('dialog', { name: 'Filters' })
    const first = sheet.getByRole('combobox', { name: 'State' })
    await first.waitFor()
    for (const _ of Array(10)) {
      await other.keyboard.press('Tab')
      await sheet.locator(':focus').waitFor()
    }
    await first.focus()
    await other.keyboard.type('Done')
    await sheet.getByRole('button', { name: 'Show 0 items' }).waitFor()
    await other.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await other.getByRole('button', { name: 'Filters (1)' }).and(other.locator(':focus')).waitFor()

    // Several at once by keys, and undone.
    await page.goto('/admin/feedback')
    await page.getByRole('button', { name: 'Select several' }).press('Enter')
    await page.getByRole('button', { name: 'Select all listed' }).press('Enter')
    await page.getByText('2 items selected').waitFor()
    await page.keyboard.press('g')
    const several = page.getByRole('dialog', { name: 'Merge 2 items' })
    await several.getByRole('searchbox').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await checkScreen('Merge 2 items')
    await several.getByRole('button', { name: 'Merge', exact: true }).press('Enter')
    await page.getByText('1 item merged.').waitFor()
    await page.getByRole('link', { name: /\+1 merged/ }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await page.getByRole('link', { name: /\+1 merged/ }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /Graph takes ages/ }).waitFor()
  },
  desktop,
)
