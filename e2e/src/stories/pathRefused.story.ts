import { startPath } from '../paths.ts'
import { register, signIn } from '../people.ts'
import { story } from '../story.ts'

const refusals = [
  { status: 400, body: { color: ['Too bright.'] }, text: 'color: Too bright.' },
  {
    status: 404,
    body: { detail: 'Not found.' },
    text: 'Journey not found. It may have been deleted.',
  },
  { status: 500, body: {}, text: 'Server error. Please try again later.' },
]

story(
  'says why a path was not saved, and keeps what was typed',
  async ({ page, seen, expectErrors }) => {
    expectErrors(/status of (400|404|500)/)
    await register(page)
    await signIn(page)
    const { id } = await startPath(page, 'Walk', 20)
    await page.goto(`/journey/${id}/edit`)
    await page.getByLabel('Title').fill('Walk further')
    for (const { status, body, text } of refusals) {
      await page.route(`**/api/journey/${id}/`, (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status, json: body })
          : route.continue(),
      )
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await page.getByText(text).waitFor()
      expect(await page.getByLabel('Title').inputValue()).toBe('Walk further')
      await page.unroute(`**/api/journey/${id}/`)
    }
    await seen('Edit journey')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.waitForURL(`**/journey/${id}`)
    await seen('Walk further')
    await page.goto('/journey/999999')
    await seen('Journey Not Found')
  },
)
