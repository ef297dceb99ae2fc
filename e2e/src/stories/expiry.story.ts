import type { Page } from 'playwright-core'
import { endSessionsOf, signInHere, typeThroughExpiry } from '../expiry.ts'
import { ask, dayFromToday, setWaypoint, startPath } from '../paths.ts'
import { maya, register, signIn } from '../people.ts'
import { story } from '../story.ts'

const river = { ...maya, username: 'river', email: 'river@example.org' }
const expired = [/401/, /403/]
type Listed = { id: number; note?: string; message?: string }

story(
  'what was typed outlives the session and is nobody else’s: readings',
  async ({ page, product, expectErrors }) => {
    expectErrors(...expired)
    await register(page, river)
    await register(page)
    await signIn(page)
    await page.goto('/mood/create')
    await page.getByRole('radio', { name: 'Good' }).check({ force: true })
    await page.getByLabel('Note').fill('Between two trains.')
    await endSessionsOf(product.url)
    await page.getByRole('button', { name: 'Save Reading' }).click()

    // Another person at that browser is led to no page of somebody else's, and finds the same form empty.
    await signInHere(page, river)
    await page.waitForURL('**/dashboard')
    await page.goto('/mood/create')
    await page.getByText('Please select your mood to continue').waitFor()
    await page.getByRole('radio', { name: 'Okay' }).check({ force: true })
    expect(await page.getByLabel('Note').inputValue()).toBe('')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()

    await signInHere(page)
    await page.goto('/mood/create')
    await page.waitForFunction(
      () => document.querySelector('textarea')?.value === 'Between two trains.',
    )
    expect(await page.getByRole('radio', { name: 'Good' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Save Reading' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByText('Between two trains.').waitFor()
    const [reading, ...more] = await ask<Listed[]>(page, 'GET', '/mood/')
    expect(more).toEqual([])

    await typeThroughExpiry(page, product.url, {
      path: `/mood/${reading?.id}/edit`,
      fill: async () => {},
      field: (page) => page.getByLabel('Note'),
      text: 'Between three trains.',
      save: (page) => page.getByRole('button', { name: 'Save Changes' }).click(),
      saved: (page) => page.getByText('Saved!').waitFor(),
    })
    const [edited] = await ask<Listed[]>(page, 'GET', '/mood/')
    expect(edited?.note).toBe('Between three trains.')
  },
)

story(
  'what was typed outlives the session: paths and waypoints',
  async ({ page, product, expectErrors }) => {
    expectErrors(...expired)
    await register(page)
    await signIn(page)
    const { id } = await startPath(page, 'Walk', 20)
    const waypoint = await setWaypoint(page, id, 'First step', 5)
    const title = (page: Page) => page.getByLabel('Title')
    const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
    const shown = (text: string) => (page: Page) => page.getByText(text).first().waitFor()

    await typeThroughExpiry(page, product.url, {
      path: '/journey/create',
      fill: (page) => page.getByRole('button', { name: /Thirty mornings outside/ }).click(),
      field: (page) => page.getByLabel('Name'),
      text: 'Thirty evenings inside',
      save: (page) => page.getByRole('button', { name: 'Create Journey' }).click(),
      saved: shown('Thirty evenings inside'),
    })
    await typeThroughExpiry(page, product.url, {
      path: `/journey/${id}/edit`,
      fill: async () => {},
      field: title,
      text: 'Walk further',
      save: saveChanges,
      saved: shown('Walk further'),
    })
    await typeThroughExpiry(page, product.url, {
      path: `/journey/${id}/milestone/create`,
      fill: async (page) => {
        await page.getByLabel('Type').selectOption('habit')
        await page.getByLabel('Target date').fill(await dayFromToday(page, 3))
      },
      field: title,
      text: 'Second step',
      save: (page) => page.getByRole('button', { name: 'Create Milestone' }).click(),
      saved: shown('Second step'),
    })
    await typeThroughExpiry(page, product.url, {
      path: `/journey/${id}/milestone/${waypoint.id}/edit`,
      fill: async () => {},
      field: title,
      text: 'A first long step',
      save: (page) => page.getByRole('button', { name: 'Save Milestone' }).click(),
      saved: shown('A first long step'),
    })
    const waypoints = await ask<{ title: string }[]>(page, 'GET', `/journey/${id}/milestone/`)
    expect(waypoints.map(({ title }) => title)).toEqual(['A first long step', 'Second step'])
    expect(await ask<Listed[]>(page, 'GET', '/journey/')).toHaveLength(2)
  },
)

story(
  'what was typed outlives the session: journal and feedback',
  async ({ page, product, expectErrors }) => {
    expectErrors(...expired)
    await register(page)
    await signIn(page)
    await typeThroughExpiry(page, product.url, {
      path: '/journal',
      open: (page) =>
        page
          .getByRole('button', { name: /New Entry|Write Your First/ })
          .first()
          .click(),
      fill: (page) => page.getByLabel('Title').fill('Half a thought'),
      field: (page) => page.getByLabel('Content'),
      text: 'Before the train came.',
      save: (page) => page.getByRole('button', { name: 'Create Entry' }).click(),
      saved: (page) => page.getByRole('link', { name: 'Half a thought', exact: true }).waitFor(),
    })
    expect(await ask<Listed[]>(page, 'GET', '/journal/')).toHaveLength(1)
    const form = page.getByRole('dialog', { name: 'Send Feedback' })
    await typeThroughExpiry(page, product.url, {
      path: '/mood/history',
      open: (page) => page.getByRole('button', { name: 'Send Feedback' }).click(),
      fill: async () => {},
      field: (page) => page.getByLabel('Your feedback'),
      text: 'The chart is lovely.',
      save: () => form.getByRole('button', { name: 'Send Feedback' }).click(),
      saved: (page) => page.getByText('Thank You!').waitFor(),
    })
  },
)
