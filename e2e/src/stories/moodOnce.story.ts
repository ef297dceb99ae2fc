import { ask } from '../paths.ts'
import { register, signIn } from '../people.ts'
import { story } from '../story.ts'

type Stored = { note: string }[]

story(
  'a double click, a lost answer and a save again after it store one reading each',
  async ({ page, expectErrors }) => {
    expectErrors(/ERR_TIMED_OUT/, /\[saving a reading\]|saving a reading/)
    await register(page)
    await signIn(page)
    const fillIn = async (note: string) => {
      await page.goto('/mood/create')
      await page.getByRole('radio', { name: 'Good' }).check({ force: true })
      await page.getByLabel('Note').fill(note)
    }
    const notes = async () =>
      (await ask<Stored>(page, 'GET', '/mood/')).map(({ note }) => note).toReversed()
    const save = page.getByRole('button', { name: 'Save Reading' })

    await fillIn('Pressed twice.')
    await save.dblclick()
    await page.waitForURL('**/dashboard')
    expect(await notes()).toEqual(['Pressed twice.'])

    await fillIn('The answer got lost.')
    const keys: (string | undefined)[] = []
    let isLost = true
    await page.route('**/api/mood/', async (route) => {
      const request = route.request()
      if (request.method() !== 'POST') return route.fallback()
      keys.push(request.headers()['idempotency-key'])
      if (!isLost) return route.fallback()
      // It arrives and is stored; only nobody hears of it.
      await route.fetch()
      return route.abort('timedout')
    })
    await save.click()
    await page.getByText('waiting to be saved').waitFor()
    expect(await page.getByLabel('Note').inputValue()).toBe('The answer got lost.')
    isLost = false
    await save.click()
    await page.waitForURL('**/dashboard')
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
    expect(await notes()).toEqual(['Pressed twice.', 'The answer got lost.'])
  },
)
