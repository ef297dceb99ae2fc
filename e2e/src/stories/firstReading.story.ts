import { register, signIn } from '../people.ts'
import { story } from '../story.ts'

story(
  'registers, signs in, logs a reading and sees it on the dashboard, also after a reload',
  async ({ page, seen }) => {
    await page.goto('/')
    await seen('Know where you are.')
    await register(page)
    await page.getByText('Registration successful! Please sign in with your credentials.').waitFor()
    await seen('Welcome')
    await signIn(page)
    await seen('Your Truenorth Compass')
    await page.getByRole('link', { name: 'Log New Reading' }).click()
    await seen('Log Your Compass Reading')
    await page.getByText('Please select your mood to continue').waitFor()
    await page.getByRole('radio', { name: 'Good' }).check({ force: true })
    await page.getByRole('radio', { name: 'High Energy' }).check({ force: true })
    await page.getByLabel('Note').fill('Walked to work the long way round.')
    await page.getByRole('checkbox', { name: 'grateful' }).check()
    await page.getByPlaceholder('A word of your own').fill(' Slow Evening ')
    await page.getByRole('button', { name: 'Add' }).click()
    await seen('Log Your Compass Reading')
    await page.getByRole('button', { name: 'Save Reading' }).click()
    await page.waitForURL('**/dashboard')
    for (const round of ['after saving', 'after a reload']) {
      await page.getByText('Walked to work the long way round.').waitFor()
      await page.getByText('#slow evening').waitFor()
      await page.getByText('High Energy').waitFor()
      await page.getByRole('link', { name: 'Adjust Reading' }).waitFor()
      await seen('Your Truenorth Compass')
      if (round === 'after saving') await page.reload()
    }
  },
)
