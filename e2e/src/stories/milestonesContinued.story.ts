import { setWaypoint, startPath } from '../paths.ts'
import { register, signIn } from '../people.ts'
import { story } from '../story.ts'

story(
  'continues from waypoint to waypoint until the journey is complete',
  async ({ page, seen }) => {
    await register(page)
    await signIn(page)
    const { id } = await startPath(page, 'Walk', 20)
    await setWaypoint(page, id, 'First step', 2)
    await setWaypoint(page, id, 'Last step', 5)
    await page.goto(`/journey/${id}`)
    await page.getByRole('link', { name: 'Continue First step' }).click()
    await seen('First step')
    await page.getByLabel('Progress').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Save progress' }).click()
    await page.getByText('Progress saved').waitFor()
    await page.reload()
    await page.getByText('10%').waitFor()
    await page.getByRole('button', { name: 'Mark as completed' }).click()
    await page.getByText('Waypoint reached').waitFor()
    await seen('First step')
    await page.getByRole('link', { name: /Last step/ }).click()
    await seen('Last step')
    await page.getByRole('button', { name: 'Mark as completed' }).click()
    await page.getByText('Journey Complete!').waitFor()
    await page.getByRole('link', { name: 'Back to the journey' }).click()
    await page.getByText('All points earned!').waitFor()
    await seen('Journey Complete!')
    await page.goto('/dashboard')
    await page.getByText('Journey Complete!').waitFor()
  },
)
