import { dayFromToday } from '../paths.ts'
import { register, signIn } from '../people.ts'
import { story } from '../story.ts'

const waypoints = ['Pick a route', 'Five mornings in a row', 'Walk without the phone']

story(
  'starts a path from a template, walks it, and duplicates, archives and deletes it',
  async ({ page, seen }) => {
    await register(page)
    await signIn(page)
    await page.getByRole('link', { name: 'Start a journey' }).waitFor()
    await page.goto('/journeys')
    await seen('No Paths Yet')

    await page.getByRole('button', { name: 'Start New Path' }).first().click()
    await seen('Start a path')
    await page.getByRole('button', { name: /Thirty mornings outside/ }).click()
    await page.getByRole('button', { name: 'Create Journey' }).click()
    await page.getByRole('dialog', { name: 'Journey Created!' }).waitFor()
    await page.getByText('Found 1 path').waitFor()
    await page.getByText('30 days left').waitFor()
    await seen('Your Discovery Paths')

    await page.getByRole('link', { name: 'Thirty mornings outside' }).press('Enter')
    await seen('No milestones yet')
    for (const [index, title] of waypoints.entries()) {
      await page.getByRole('link', { name: 'Add Milestone' }).click()
      await page.getByLabel('Title').fill(title)
      await page.getByLabel('Type').selectOption('habit')
      await page.getByLabel('Target date').fill(await dayFromToday(page, index + 1))
      if (index === 0) await seen('Add a milestone')
      await page.getByRole('button', { name: 'Create Milestone' }).click()
      await page.getByRole('dialog', { name: 'Milestone Created!' }).waitFor()
      await page.getByRole('heading', { name: title }).waitFor()
    }
    await page.getByText('Due tomorrow').waitFor()
    await page.getByRole('button', { name: `Actions for ${waypoints[0]}` }).click()
    await page.getByRole('menuitem', { name: 'Mark as completed' }).click()
    await page.getByText('20 points available').waitFor()
    await seen('Waypoint 2 of 3')

    await page.goto('/dashboard')
    await page.getByText('Waypoint 2 of 3').waitFor()
    await page.getByText(`Next: ${waypoints[1]}`).waitFor()
    await seen('Your Truenorth Compass')
    await page.getByRole('link', { name: 'Thirty mornings outside' }).click()
    await seen('Waypoint 2 of 3')

    await page.getByRole('link', { name: 'Back to Journeys' }).click()
    await page.getByText('Waypoint 2/3').waitFor()
    await page.getByRole('button', { name: 'Actions for Thirty mornings outside' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await page.getByText('Journey duplicated successfully!').waitFor()
    const copy = page.getByRole('article').filter({ hasText: 'Thirty mornings outside (Copy)' })
    await copy.getByText('No milestones yet').waitFor()
    await copy.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await copy.getByRole('button', { name: 'Status: Archived. Change' }).waitFor()

    await copy.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog', { name: 'Delete Journey?' }).waitFor()
    await seen('Delete Journey?')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('Found 1 path').waitFor()
    await page.reload()
    await page.getByText('Found 1 path').waitFor()
    await page.getByText('Waypoint 2/3').waitFor()
  },
)
