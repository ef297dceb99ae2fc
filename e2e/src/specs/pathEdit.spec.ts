import { answerAsServer } from '../support/network.ts'
import { startPath } from '../support/paths.ts'
import { spec } from '../support/fixtures.ts'
import { register, signIn } from '../support/users.ts'

spec(
  'cancel, a link, the back button and a reload ask before changes to a path are lost, and saving keeps them',
  async ({ page, checkScreen }) => {
    await register(page)
    await signIn(page)
    const { id } = await startPath(page, 'Walk', 20)
    await page.goto('/journeys')
    await page.getByRole('button', { name: 'Actions for Walk' }).click()
    await page.getByRole('menuitem', { name: 'Edit Journey' }).click()
    await page.getByLabel('Title').fill('Walk further')
    await checkScreen('Edit journey')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog', { name: 'Discard Changes?' }).waitFor()
    await page.getByRole('button', { name: 'Keep Editing' }).click()

    await page.getByRole('link', { name: 'Truenorth' }).first().click()
    await page.getByRole('alertdialog', { name: 'Discard Changes?' }).waitFor()
    await page.getByRole('button', { name: 'Keep Editing' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()

    // Discarded changes are gone.
    await page.getByRole('link', { name: 'Walk', exact: true }).click()
    await page.getByRole('button', { name: 'Edit journey' }).click()
    const title = page.getByLabel('Title')
    await title.waitFor()
    expect(await title.inputValue()).toBe('Walk')
    await title.fill('Walk further')
    await page.goBack()
    await page.getByRole('button', { name: 'Keep Editing' }).click()

    // After a reload the draft is restored.
    const asked = new Promise<string>((resolve) => {
      page.once('dialog', (dialog) => {
        resolve(dialog.type())
        void dialog.accept()
      })
    })
    await page.reload()
    expect(await asked).toBe('beforeunload')
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name=title]')?.value === 'Walk further',
    )
    await page.getByRole('radio', { name: 'Teal to Blue' }).check()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.waitForURL(`**/journey/${id}`)
    await checkScreen('Walk further')

    await page.getByRole('button', { name: 'Edit journey' }).click()
    await page.getByLabel('Title').fill('Not this')
    await page.getByRole('link', { name: 'Back to Journeys' }).click()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await page.getByRole('link', { name: 'Walk further' }).waitFor()
  },
)

const rejections = [
  { status: 400, body: { color: ['Too bright.'] }, text: 'color: Too bright.' },
  {
    status: 404,
    body: { detail: 'Not found.' },
    text: 'Journey not found. It may have been deleted.',
  },
  { status: 500, body: {}, text: 'Server error. Please try again later.' },
]

spec(
  'a path that the server refuses shows the reason and keeps what was typed',
  async ({ page, checkScreen, allowErrors }) => {
    allowErrors(/status of (400|404|500)/)
    await register(page)
    await signIn(page)
    const { id } = await startPath(page, 'Walk', 20)
    await page.goto(`/journey/${id}/edit`)
    await page.getByLabel('Title').fill('Walk further')
    for (const { status, body, text } of rejections) {
      await page.route(`**/api/journey/${id}/`, (route) =>
        route.request().method() === 'PATCH'
          ? answerAsServer(route, { status, json: body })
          : route.continue(),
      )
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await page.getByText(text).waitFor()
      expect(await page.getByLabel('Title').inputValue()).toBe('Walk further')
      await page.unroute(`**/api/journey/${id}/`)
    }
    await checkScreen('Edit journey')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.waitForURL(`**/journey/${id}`)
    await checkScreen('Walk further')
    await page.goto('/journey/999999')
    await checkScreen('Journey Not Found')
  },
)
