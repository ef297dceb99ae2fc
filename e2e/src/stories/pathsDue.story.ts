import { setWaypoint, startPath } from '../paths.ts'
import { register, signIn } from '../people.ts'
import { story } from '../story.ts'

// Far from UTC, so that the user's own calendar is another than the server's for half the day.
story(
  'tells overdue and due-today paths and waypoints apart, by the calendar of the user',
  async ({ page, seen }) => {
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
    expect(
      await card('Done')
        .getByText(/left|overdue|due/i)
        .count(),
    ).toBe(0)
    await seen('Your Discovery Paths')

    await page.goto(`/journey/${late.id}`)
    await page.getByText('3 days overdue').waitFor()
    await page.getByText('Overdue 31 days').waitFor()
    await page.getByText('1d overdue').waitFor()
    await page.getByText('Due today').waitFor()
    await seen('Waypoint 1 of 3')

    // An overdue path can be saved while its date is left alone.
    await page.goto(`/journey/${late.id}/edit`)
    await page.getByLabel('Title').fill('Late, but coming')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.waitForURL(`**/journey/${late.id}`)
    await seen('Late, but coming')
  },
  { timezoneId: 'Pacific/Kiritimati' },
)
