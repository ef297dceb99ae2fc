import { callApi } from '../support/api.ts'
import { dayFromToday, setWaypoint, startPath } from '../support/paths.ts'
import { spec } from '../support/fixtures.ts'
import { register, signIn } from '../support/users.ts'
import { expectMessage } from '../support/waiting.ts'

const waypoints = ['Pick a route', 'Five mornings in a row', 'Walk without the phone']

spec(
  'a path is started from a template, gets waypoints, and is duplicated, archived and deleted',
  async ({ page, checkScreen }) => {
    await register(page)
    await signIn(page)
    await page.getByRole('link', { name: 'Start a journey' }).waitFor()
    await page.goto('/journeys')
    await checkScreen('No Paths Yet')

    await page.getByRole('button', { name: 'Start New Path' }).first().click()
    await checkScreen('Start a path')
    await page.getByRole('button', { name: /Thirty mornings outside/ }).click()
    await expectMessage(page.getByRole('dialog', { name: 'Journey Created!' }), () =>
      page.getByRole('button', { name: 'Create Journey' }).click(),
    )
    await page.getByText('Found 1 path').waitFor()
    await page.getByText('30 days left').waitFor()
    await checkScreen('Your Discovery Paths')

    await page.getByRole('link', { name: 'Thirty mornings outside' }).press('Enter')
    await checkScreen('No milestones yet')
    for (const [index, title] of waypoints.entries()) {
      await page.getByRole('link', { name: 'Add Milestone' }).click()
      await page.getByLabel('Title').fill(title)
      await page.getByLabel('Type').selectOption('habit')
      await page.getByLabel('Target date').fill(await dayFromToday(page, index + 1))
      if (index === 0) await checkScreen('Add a milestone')
      await expectMessage(page.getByRole('dialog', { name: 'Milestone Created!' }), () =>
        page.getByRole('button', { name: 'Create Milestone' }).click(),
      )
      await page.getByRole('heading', { name: title }).waitFor()
    }
    await page.getByText('Due tomorrow').waitFor()
    await page.getByRole('button', { name: `Actions for ${waypoints[0]}` }).click()
    await page.getByRole('menuitem', { name: 'Mark as completed' }).click()
    await page.getByText('20 points available').waitFor()
    await checkScreen('Waypoint 2 of 3')

    await page.goto('/dashboard')
    await page.getByText('Waypoint 2 of 3').waitFor()
    const tick = page.getByRole('button', { name: `Reached: ${waypoints[1]}` })
    await tick.click()
    await page.getByText(`Next: ${waypoints[2]}`).waitFor()
    await page.getByText('Waypoint 3 of 3').waitFor()
    await checkScreen('Your Truenorth Compass')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Waypoint 2 of 3').waitFor()
    await page.getByRole('link', { name: waypoints[1] }).click()
    await checkScreen('Waypoint 2 of 3')

    await page.getByRole('link', { name: 'Back to Journeys' }).click()
    await page.getByText('Waypoint 2/3').waitFor()
    await page.getByRole('button', { name: 'Actions for Thirty mornings outside' }).click()
    await expectMessage(page.getByText('Journey duplicated successfully!'), () =>
      page.getByRole('menuitem', { name: 'Duplicate' }).click(),
    )
    const copy = page.getByRole('article').filter({ hasText: 'Thirty mornings outside (Copy)' })
    await copy.getByText('No milestones yet').waitFor()
    await copy.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await copy.getByRole('button', { name: 'Status: Archived. Change' }).waitFor()

    await copy.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog', { name: 'Delete Journey?' }).waitFor()
    await checkScreen('Delete Journey?')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('Found 1 path').waitFor()
    await page.reload()
    await page.getByText('Found 1 path').waitFor()
    await page.getByText('Waypoint 2/3').waitFor()
  },
)

// Far from UTC, so that the user's calendar day is another than the server's for half the day.
spec(
  'paths and waypoints are overdue or due today by the user’s own calendar',
  async ({ page, checkScreen }) => {
    await register(page)
    await signIn(page)
    const late = await startPath(page, 'Late', -3)
    await startPath(page, 'Today', 0)
    await startPath(page, 'Done', -3, { status: 'completed' })
    await setWaypoint(page, late.id, 'Long ago', -31)
    await setWaypoint(page, late.id, 'Yesterday', -1)
    await setWaypoint(page, late.id, 'Now', 0)
    await page.goto('/journeys')
    const card = (title: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
    await card('Late').getByText('3 days overdue').waitFor()
    await card('Today').getByText('Due today').waitFor()
    const due = card('Done').getByText(/left|overdue|due/i)
    expect(await due.count()).toBe(0)
    await checkScreen('Your Discovery Paths')

    await page.goto(`/journey/${late.id}`)
    await page.getByText('3 days overdue').waitFor()
    await page.getByText('Overdue 31 days').waitFor()
    await page.getByText('1d overdue').waitFor()
    await page.getByText('Due today').waitFor()
    await checkScreen('Waypoint 1 of 3')

    // An overdue path can be saved while its date is left as it is.
    await page.goto(`/journey/${late.id}/edit`)
    await page.getByLabel('Title').fill('Late, but coming')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.waitForURL(`**/journey/${late.id}`)
    await checkScreen('Late, but coming')
  },
  { timezoneId: 'Pacific/Kiritimati' },
)

const manyPaths = 200

spec(
  'a list of two hundred paths draws only the cards near the window, while all titles can be found',
  async ({ page, checkScreen }) => {
    await register(page)
    await signIn(page)
    const { id } = await startPath(page, 'Path 0', 20)
    const { title: _, ...path } = await callApi<{ title: string }>(page, 'GET', `/journey/${id}/`)
    for (let index = 1; index < manyPaths; index += 1)
      await callApi(page, 'POST', '/journey/', { ...path, title: `Path ${index}` })
    await page.goto('/journeys')
    await page.getByText(`Found ${manyPaths} paths`).waitFor()
    const drawn = page.getByRole('progressbar')
    expect(await page.getByRole('heading', { name: /^Path / }).count()).toBe(manyPaths)
    expect(await drawn.count()).toBeLessThan(manyPaths / 4)
    await page.getByLabel('Search paths').fill('Path 19')
    // Path 19, Path 119, and Path 190 to Path 199: both words are searched for, as parts of words.
    await page.getByText('Found 12 paths for “Path 19”').waitFor()
    expect(await page.getByRole('heading', { name: /^Path / }).count()).toBe(12)
    expect(await drawn.count()).toBeLessThanOrEqual(12)
    await page.getByLabel('Search paths').fill('')
    await page.keyboard.press('End')
    await page.getByRole('heading', { name: 'Path 0', exact: true }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Actions for Path 0', exact: true }).waitFor()
    expect(await drawn.count()).toBeLessThan(manyPaths / 2)
    await checkScreen('Your Discovery Paths')
  },
)
