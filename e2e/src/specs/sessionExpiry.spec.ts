import type { Page } from 'playwright-core'
import { callApi } from '../support/api.ts'
import { entryLink } from '../support/journal.ts'
import { dayFromToday, setWaypoint, startPath } from '../support/paths.ts'
import { fillInReading } from '../support/readings.ts'
import { endSessions, holdReports, typeThroughExpiry } from '../support/drafts.ts'
import { spec } from '../support/fixtures.ts'
import { openFeedback, register, river, signIn, signInAgain, signOut } from '../support/users.ts'

const expired = [/401/, /403/]
type Listed = { id: number; note?: string; message?: string }

spec(
  'a reading that is being typed survives the end of the session, for its author only',
  async ({ page, product, allowErrors }) => {
    allowErrors(...expired)
    await register(page, river)
    await register(page)
    await signIn(page)
    await holdReports(page)
    await fillInReading(page, 'Good', 'Between two trains.')
    const letReadsGo = await endSessions(page, product.url)
    await page.getByRole('button', { name: 'Save Reading' }).click()

    // Another user at that browser lands on the dashboard, and finds the same form empty.
    await page.waitForURL('**/login')
    letReadsGo()
    await signInAgain(page, river)
    await page.waitForURL('**/dashboard')
    await page.goto('/mood/create')
    await page.getByText('Please select your mood to continue').waitFor()
    await page.getByRole('radio', { name: 'Okay' }).check()
    expect(await page.getByLabel('Note').inputValue()).toBe('')
    page.once('dialog', (dialog) => void dialog.accept())
    // The form has its own bar in the place of the bar with More.
    await page.goto('/dashboard')
    await signOut(page)

    await signInAgain(page)
    await page.goto('/mood/create')
    await page.waitForFunction(
      () => document.querySelector('textarea')?.value === 'Between two trains.',
    )
    expect(await page.getByRole('radio', { name: 'Good' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Save Reading' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByText('Between two trains.').waitFor()
    const [reading, ...more] = await callApi<Listed[]>(page, 'GET', '/mood/')
    expect(more).toEqual([])

    await typeThroughExpiry(page, product.url, {
      path: `/mood/${reading?.id}/edit`,
      field: (page) => page.getByLabel('Note'),
      text: 'Between three trains.',
      save: (page) => page.getByRole('button', { name: 'Save Changes' }).click(),
      saved: (page) => page.getByText('Saved!'),
    })
    const [edited] = await callApi<Listed[]>(page, 'GET', '/mood/')
    expect(edited?.note).toBe('Between three trains.')
  },
)

spec(
  'paths and waypoints that are being typed survive the end of the session',
  async ({ page, product, allowErrors }) => {
    allowErrors(...expired)
    await register(page)
    await signIn(page)
    const { id } = await startPath(page, 'Walk', 20)
    const waypoint = await setWaypoint(page, id, 'First step', 5)
    const title = (page: Page) => page.getByLabel('Title')
    const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
    const shown = (text: string) => (page: Page) => page.getByText(text).filter({ visible: true })

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
      field: title,
      text: 'A first long step',
      save: (page) => page.getByRole('button', { name: 'Save Milestone' }).click(),
      saved: shown('A first long step'),
    })
    const waypoints = await callApi<{ title: string }[]>(page, 'GET', `/journey/${id}/milestone/`)
    expect(waypoints.map(({ title }) => title)).toEqual(['A first long step', 'Second step'])
    expect(await callApi<Listed[]>(page, 'GET', '/journey/')).toHaveLength(2)
  },
)

spec(
  'journal entries and feedback that are being typed survive the end of the session',
  async ({ page, product, allowErrors }) => {
    allowErrors(...expired)
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
      saved: (page) => entryLink(page, 'Half a thought'),
    })
    expect(await callApi<Listed[]>(page, 'GET', '/journal/')).toHaveLength(1)
    const form = page.getByRole('dialog', { name: 'Send Feedback' })
    await typeThroughExpiry(page, product.url, {
      path: '/mood/history',
      open: openFeedback,
      field: (page) => page.getByLabel('Your feedback'),
      text: 'The chart is lovely.',
      save: () => form.getByRole('button', { name: 'Send Feedback' }).click(),
      saved: (page) => page.getByText('Thank You!'),
    })
  },
)
