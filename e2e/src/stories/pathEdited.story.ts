import { startPath } from '../paths.ts'
import { register, signIn } from '../people.ts'
import { story } from '../story.ts'

story(
  'edits a path, asks before the changes are lost by a link, back or a reload, and saves them',
  async ({ page, seen }) => {
    await register(page)
    await signIn(page)
    const { id } = await startPath(page, 'Walk', 20)
    await page.goto('/journeys')
    await page.getByRole('button', { name: 'Actions for Walk' }).click()
    await page.getByRole('menuitem', { name: 'Edit Journey' }).click()
    await page.getByLabel('Title').fill('Walk further')
    await seen('Edit journey')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog', { name: 'Discard Changes?' }).waitFor()
    await page.getByRole('button', { name: 'Keep Editing' }).click()

    await page.getByRole('link', { name: 'Truenorth' }).first().click()
    await page.getByRole('alertdialog', { name: 'Discard Changes?' }).waitFor()
    await page.getByRole('button', { name: 'Keep Editing' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()

    // What was discarded is gone; going back asks as a link does.
    await page.getByRole('link', { name: 'Walk', exact: true }).click()
    await page.getByRole('button', { name: 'Edit journey' }).click()
    const title = page.getByLabel('Title')
    await title.waitFor()
    expect(await title.inputValue()).toBe('Walk')
    await title.fill('Walk further')
    await page.goBack()
    await page.getByRole('button', { name: 'Keep Editing' }).click()

    // A reload asks too, and what was typed is there again.
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
    await page.getByRole('radio', { name: 'Teal to Blue' }).check({ force: true })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.waitForURL(`**/journey/${id}`)
    await seen('Walk further')

    await page.getByRole('button', { name: 'Edit journey' }).click()
    await page.getByLabel('Title').fill('Not this')
    await page.getByRole('link', { name: 'Back to Journeys' }).click()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await page.getByRole('link', { name: 'Walk further' }).waitFor()
  },
)
