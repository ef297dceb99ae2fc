import { callApi } from '../support/api.ts'
import { fillInReading } from '../support/readings.ts'
import { spec } from '../support/fixtures.ts'
import { maya, register, registerByForm, signIn } from '../support/users.ts'
import { expectMessage } from '../support/waiting.ts'

spec(
  'a new user registers, signs in and logs a reading, which the dashboard shows, also after a reload',
  async ({ page, checkScreen }) => {
    await page.goto('/')
    await checkScreen('Know where you are.')
    await expectMessage(
      page.getByText('Registration successful! Please sign in with your credentials.'),
      () => registerByForm(page),
    )
    await checkScreen('Welcome')
    await signIn(page, maya)
    await checkScreen('Your Truenorth Compass')
    await page.getByRole('link', { name: 'Log New Reading' }).click()
    await checkScreen('Log Your Compass Reading')
    await page.getByText('Please select your mood to continue').waitFor()
    // The form has its own bar in the place of the one at hand, which would cover it.
    const barAtHand = page.getByRole('navigation', { name: 'Main, at hand' })
    await barAtHand.waitFor({ state: 'hidden' })
    await page.getByRole('radio', { name: 'Good' }).check()
    await page.getByRole('radio', { name: 'High Energy' }).check()
    await page.getByLabel('Note').fill('Walked to work the long way round.')
    await page.getByRole('checkbox', { name: 'grateful' }).check()
    await page.getByPlaceholder('A word of your own').fill(' Slow Evening ')
    await page.getByRole('button', { name: 'Add' }).click()
    await checkScreen('Log Your Compass Reading')
    await page.getByRole('button', { name: 'Save Reading' }).click()
    await page.waitForURL('**/dashboard')
    await barAtHand.waitFor()
    for (const moment of ['after saving', 'after a reload']) {
      if (moment === 'after a reload') await page.reload()
      await page.getByText('Walked to work the long way round.').waitFor()
      await page.getByText('#slow evening').waitFor()
      await page.getByText('High Energy').waitFor()
      await page.getByRole('link', { name: 'Adjust Reading' }).waitFor()
      await checkScreen('Your Truenorth Compass')
    }
  },
)

spec(
  'a double click, and a save again after a lost response, store one reading each',
  async ({ page, allowErrors }) => {
    allowErrors(/ERR_TIMED_OUT/, /saving a reading/)
    await register(page)
    await signIn(page)
    const storedNotes = async () =>
      (await callApi<{ note: string }[]>(page, 'GET', '/mood/'))
        .map(({ note }) => note)
        .toReversed()
    const save = page.getByRole('button', { name: 'Save Reading' })

    await fillInReading(page, 'Good', 'Pressed twice.')
    await save.dblclick()
    await page.waitForURL('**/dashboard')
    expect(await storedNotes()).toEqual(['Pressed twice.'])

    await fillInReading(page, 'Good', 'The response got lost.')
    const keys: (string | undefined)[] = []
    let isLost = true
    await page.route('**/api/mood/', async (route) => {
      const request = route.request()
      if (request.method() !== 'POST') return route.fallback()
      keys.push(request.headers()['idempotency-key'])
      if (!isLost) return route.fallback()
      // The server stores it, and the browser never gets the response.
      await route.fetch({ maxRetries: 3 })
      return route.abort('timedout')
    })
    await save.click()
    await page.getByText('waiting to be saved').waitFor()
    expect(await page.getByLabel('Note').inputValue()).toBe('The response got lost.')
    isLost = false
    await save.click()
    await page.waitForURL('**/dashboard')
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/\S/)
    expect(await storedNotes()).toEqual(['Pressed twice.', 'The response got lost.'])
  },
)
