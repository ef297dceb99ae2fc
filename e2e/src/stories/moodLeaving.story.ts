import { register, signIn } from '../people.ts'
import { logReading } from '../readings.ts'
import { story } from '../story.ts'

story(
  'changes to a reading are not lost by a link, the back button, a reload or a closed tab',
  async ({ page, seen }) => {
    await register(page)
    await signIn(page)
    await logReading(page, 'Good', 'By the river.')
    await page.getByRole('link', { name: 'Adjust Reading' }).click()
    await seen('Edit Compass Reading')
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
    await seen('Discard changes?')
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
  { viewport: { width: 1280, height: 900 } },
)
