import { ask } from '../paths.ts'
import { register, signIn } from '../people.ts'
import { logReading } from '../readings.ts'
import { story } from '../story.ts'

type Stored = { note: string; mood_value: number }[]

story(
  'an edit over a newer version from another tab shows both and overwrites nothing unasked',
  async ({ page, newTab, seen, expectErrors }) => {
    expectErrors(/412 \(Precondition Failed\)/)
    await register(page)
    await signIn(page)
    await logReading(page, 'Good', 'Slept well.')
    await page.getByRole('link', { name: 'Adjust Reading' }).click()
    await page.getByLabel('Note').fill('Slept well, dreamt of the sea.')
    const other = await newTab()
    await other.goto(page.url())
    await other.getByLabel('Note').fill('Slept badly after all.')
    await other.getByRole('radio', { name: 'Sad', exact: true }).check({ force: true })
    await other.getByRole('button', { name: 'Save Changes' }).click()
    await other.getByText('Saved!').waitFor()

    const stored = async () => (await ask<Stored>(page, 'GET', '/mood/'))[0]
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const dialog = page.getByRole('dialog', { name: 'This reading was changed elsewhere' })
    await dialog.waitFor()
    await seen('This reading was changed elsewhere')
    const says = (name: string) => dialog.getByRole('region', { name }).innerText()
    expect(await says('Note, yours')).toContain('Slept well, dreamt of the sea.')
    expect(await says('Note, saved elsewhere')).toContain('Slept badly after all.')
    expect(await says('Mood, yours')).toContain('Good')
    expect(await says('Mood, saved elsewhere')).toContain('Sad')
    expect(await stored()).toMatchObject({ note: 'Slept badly after all.', mood_value: 2 })

    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await page.getByText('Saved!').waitFor()
    await page.waitForURL('**/dashboard')
    expect(await stored()).toMatchObject({
      note: 'Slept well, dreamt of the sea.',
      mood_value: 4,
    })
  },
)
