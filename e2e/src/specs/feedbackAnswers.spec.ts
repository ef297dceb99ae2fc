import { apiCaller, requestTokens, signUp } from '../support/api.ts'
import { desktop } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { makeAdmin } from '../support/product.ts'
import { ines, maya, openMore, river, signIn } from '../support/users.ts'

const narrow = { width: 390, height: 844 }

spec(
  'an answer reaches who wrote and nobody else, and what became of feedback is told',
  async ({ page, product, newDevice, checkScreen, allowErrors }) => {
    // The other administrator was first.
    allowErrors(/412/)
    const { url } = product
    await signUp(url, river)
    await makeAdmin(product, 'river')
    const asMaya = apiCaller(url, (await signUp(url, maya)).access)
    await signUp(url, ines)
    await asMaya('POST', '/feedback/', {
      type: 'bug',
      message: 'The chart is late.',
      page: '/mood',
    })

    // The administrator sorts and answers it.
    await signIn(page, river)
    await page.goto('/admin/feedback')
    await page.getByRole('link', { name: /The chart is late/ }).click()
    const item = page.getByRole('article', { name: 'Bug Report' })
    await item.getByLabel('State').selectOption('Planned')
    await item.getByLabel('Taken care of by').selectOption('river')
    await page.getByRole('link', { name: /Planned river/ }).waitFor()

    // Another administrator's change of the same is shown beside this one.
    const { access } = await requestTokens(url, river)
    const asRiver = apiCaller(url, access)
    const [{ id } = { id: 0 }] = await asRiver<{ id: number }[]>('GET', '/feedback/list/')
    await asRiver('PATCH', `/feedback/${id}/`, { state: 'declined' })
    await item.getByLabel('State').selectOption('Done')
    await page.getByText('This feedback was changed elsewhere').waitFor()
    await checkScreen('User Feedback')
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await page.getByRole('link', { name: /Done river/ }).waitFor()

    await page.getByRole('heading', { name: 'Bug Report' }).focus()
    await page.keyboard.press('r')
    await page.keyboard.type('It is on time again.')
    await item.getByRole('button', { name: 'Answer' }).click()
    await item.getByRole('list', { name: 'Answers' }).getByText('It is on time again.').waitFor()
    await item.getByText(/Not seen yet/).waitFor()
    await checkScreen('User Feedback')

    // Its author is told on a phone, reads it, and takes the feedback back.
    const phone = await newDevice({ viewport: narrow, storageState: undefined })
    await signIn(phone, maya)
    await phone.getByText('Your feedback has been answered.').waitFor()
    await phone.getByRole('link', { name: 'Read it' }).click()
    await phone.getByText('It is on time again.').waitFor()
    await phone.getByText('Done', { exact: true }).waitFor()
    expect(await phone.getByText('river').count()).toBe(0)

    // Nobody else has it.
    const other = await newDevice({ viewport: narrow, storageState: undefined })
    await signIn(other, ines)
    await openMore(other)
    await other.getByRole('dialog').getByRole('link', { name: 'Your feedback' }).click()
    await other.getByText('Nothing sent yet').waitFor()

    await phone.getByRole('button', { name: 'Take it back' }).click()
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click()
    await phone.getByText('Nothing sent yet').waitFor()
    await page.reload()
    await page.getByText(/This feedback is no longer here/).waitFor()
  },
  desktop,
)
