// What a screen asks the API for first is asked by its document, before any code is there.
import { register, signIn } from '../people.ts'
import { logReading } from '../readings.ts'
import { story } from '../story.ts'

story('a screen has asked before its code comes, and does not ask twice', async ({ page }) => {
  await register(page)
  await signIn(page)
  await logReading(page, 'Good', 'Rain all day.')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname + search)
  })
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/\/assets\/shell\./, async (route) => {
    await mayCome
    await route.continue()
  })
  const answered = page.waitForResponse('**/api/mood/?limit=50')
  await page.goto('/mood/history', { waitUntil: 'commit' })
  expect((await answered).status()).toBe(200)
  letCome()
  await page.getByText('“Rain all day.”').waitFor()
  expect(asked.filter((path) => path.startsWith('/api/mood/'))).toEqual(['/api/mood/?limit=50'])
  expect(asked.filter((path) => path.endsWith('/users/me/'))).toHaveLength(1)
})
