import { callApi } from '../support/api.ts'
import { desktop } from '../support/browser.ts'
import { logReading } from '../support/readings.ts'
import { spec } from '../support/fixtures.ts'
import { register, signIn } from '../support/users.ts'
import { expectMessage } from '../support/waiting.ts'

type Stored = { note: string; mood_value: number }[]

spec(
  'an edit that conflicts with one of another tab shows both versions and overwrites nothing unasked',
  async ({ page, newTab, checkScreen, allowErrors }) => {
    allowErrors(/412 \(Precondition Failed\)/)
    await register(page)
    await signIn(page)
    await logReading(page, 'Good', 'Slept well.')
    await page.getByRole('link', { name: 'Adjust Reading' }).click()
    await page.getByLabel('Note').fill('Slept well, dreamt of the sea.')
    const other = await newTab()
    await other.goto(page.url())
    await other.getByLabel('Note').fill('Slept badly after all.')
    await other.getByRole('radio', { name: 'Sad', exact: true }).check()
    await expectMessage(other.getByText('Saved!'), () =>
      other.getByRole('button', { name: 'Save Changes' }).click(),
    )

    const stored = async () => (await callApi<Stored>(page, 'GET', '/mood/'))[0]
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const panel = page.getByRole('region', { name: 'This reading was changed elsewhere' })
    await panel.waitFor()
    await checkScreen('This reading was changed elsewhere')
    const textOf = (name: string) => panel.getByRole('region', { name }).innerText()
    expect(await textOf('Note, yours')).toContain('Slept well, dreamt of the sea.')
    expect(await textOf('Note, saved elsewhere')).toContain('Slept badly after all.')
    expect(await textOf('Mood, yours')).toContain('Good')
    expect(await textOf('Mood, saved elsewhere')).toContain('Sad')
    expect(await stored()).toMatchObject({ note: 'Slept badly after all.', mood_value: 2 })

    await expectMessage(page.getByText('Saved!'), () =>
      panel.getByRole('button', { name: 'Keep mine' }).click(),
    )
    await page.waitForURL('**/dashboard')
    expect(await stored()).toMatchObject({
      note: 'Slept well, dreamt of the sea.',
      mood_value: 4,
    })
  },
)

spec(
  'a link, the back button, a reload and closing the tab ask before changes to a reading are lost',
  async ({ page, checkScreen }) => {
    await register(page)
    await signIn(page)
    await logReading(page, 'Good', 'By the river.')
    await page.getByRole('link', { name: 'Adjust Reading' }).click()
    await checkScreen('Edit Compass Reading')
    await page.getByLabel('Note').fill('By the river, in the rain.')
    await page.getByText('You have unsaved changes').waitFor()
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
    const stay = async () => {
      await question.waitFor()
      await question.getByRole('button', { name: 'Keep Editing' }).click()
      await question.waitFor({ state: 'hidden' })
      expect(page.url()).toMatch(/\/mood\/\d+\/edit$/)
      expect(await page.getByLabel('Note').inputValue()).toBe('By the river, in the rain.')
    }

    await page.getByRole('link', { name: 'Paths' }).click()
    await question.waitFor()
    await checkScreen('Discard changes?')
    await stay()
    await page.evaluate(() => history.back())
    await stay()

    for (const leave of [
      () => page.evaluate(() => location.reload()),
      () => page.close({ runBeforeUnload: true }),
    ]) {
      const asked = page.waitForEvent('dialog')
      void leave()
      const dialog = await asked
      expect(dialog.type()).toBe('beforeunload')
      await dialog.dismiss()
      expect(await page.getByLabel('Note').inputValue()).toBe('By the river, in the rain.')
    }

    await page.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByText('“By the river.”').waitFor()
  },
  desktop,
)
