import type { Page } from 'playwright-core'
import { maya, register, signIn } from '../people.ts'
import { story } from '../story.ts'

const ines = { username: 'ines', email: 'ines@example.org', password: 'Southern-Light-8' }

const isThere = async (page: Page) => {
  await page.getByText('28/500').waitFor()
  expect(await page.getByLabel('Note').inputValue()).toBe('Half a thought on the train.')
  expect(await page.getByRole('radio', { name: 'Sad', exact: true }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'calm' }).isChecked()).toBe(true)
  expect(await page.getByLabel('Custom tag').inputValue()).toBe('slow ev')
}

story(
  'what is typed outlives a reload, a crash and an expired session, and is shown to nobody else',
  async ({ page, newTab }) => {
    await register(page, ines)
    await register(page)
    await signIn(page)
    await page.goto('/mood/create')
    await page.getByRole('radio', { name: 'Sad', exact: true }).check({ force: true })
    await page.getByLabel('Note').fill('Half a thought on the train.')
    await page.getByRole('button', { name: 'more' }).click()
    await page.getByRole('checkbox', { name: 'calm' }).check()
    await page.getByLabel('Custom tag').fill('slow ev')
    await page.reload()
    await isThere(page)

    const second = await newTab()
    await page.close()
    await second.goto('/mood/create')
    await isThere(second)

    // As if the session had been ended elsewhere.
    await second.evaluate(() => {
      localStorage.removeItem('access_token')
      localStorage.removeItem('refresh_token')
    })
    await second.reload()
    await second.waitForURL('**/login')
    await second.getByLabel('Username').fill(maya.username)
    await second.getByLabel('Password', { exact: true }).fill(maya.password)
    await second.getByRole('button', { name: 'Sign In', exact: true }).click()
    await second.waitForURL('**/mood/create')
    await isThere(second)

    await second.goto('/dashboard')
    await second.getByRole('button', { name: 'Sign Out' }).click()
    await second.waitForURL('**/login')
    await signIn(second, ines)
    await second.goto('/mood/create')
    await second.getByText('Please select your mood to continue').waitFor()
    await second.getByRole('radio', { name: 'Good' }).check({ force: true })
    await second.getByText('0/500').waitFor()
    expect(await second.getByLabel('Note').inputValue()).toBe('')
  },
  { viewport: { width: 1280, height: 900 } },
)
