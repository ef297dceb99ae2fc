import { startPath, setWaypoint } from '../support/paths.ts'
import { spec } from '../support/fixtures.ts'
import { register, signIn } from '../support/users.ts'
import { expectMessage } from '../support/waiting.ts'

spec(
  'a template fills in a waypoint, which is created after a question',
  async ({ page, checkScreen }) => {
    await register(page)
    await signIn(page)
    const { id } = await startPath(page, 'Walk', 20)
    await page.goto(`/journey/${id}/milestone/create`)
    await page.getByRole('link', { name: 'Start from a template' }).click()
    await page.getByRole('button', { name: /Practise one thing properly/ }).click()
    await page.getByLabel('Progress').fill('25')
    await checkScreen('Add a milestone')
    await page.getByRole('button', { name: 'Create Milestone' }).click()
    await page.getByText('Are you sure you want to create this milestone?').waitFor()
    await checkScreen('Create Milestone')
    await expectMessage(page.getByRole('dialog', { name: 'Milestone Created!' }), () =>
      page.getByRole('button', { name: 'Create', exact: true }).click(),
    )
    await page.waitForURL(`**/journey/${id}`)
    const card = page.getByRole('article', { name: 'Practise one thing properly' })
    await card.getByText('2 weeks left').waitFor()
    await card.getByText('25%').waitFor()
    await card.getByText('Skill Practice').waitFor()
  },
)

spec(
  'continuing leads from waypoint to waypoint until the journey is complete',
  async ({ page, checkScreen }) => {
    await register(page)
    await signIn(page)
    const { id } = await startPath(page, 'Walk', 20)
    await setWaypoint(page, id, 'First step', 2)
    await setWaypoint(page, id, 'Last step', 5)
    await page.goto(`/journey/${id}`)
    await page.getByRole('link', { name: 'Continue First step' }).click()
    await checkScreen('First step')
    await page.getByLabel('Progress').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expectMessage(page.getByText('Progress saved'), () =>
      page.getByRole('button', { name: 'Save progress' }).click(),
    )
    await page.reload()
    await page.getByText('10%').waitFor()
    await expectMessage(page.getByText('Waypoint reached'), () =>
      page.getByRole('button', { name: 'Mark as completed' }).click(),
    )
    await checkScreen('First step')
    await page.getByRole('link', { name: /Last step/ }).click()
    await checkScreen('Last step')
    await page.getByRole('button', { name: 'Mark as completed' }).click()
    await page.getByText('Journey Complete!').waitFor()
    await page.getByRole('link', { name: 'Back to the journey' }).click()
    await page.getByText('All points earned!').waitFor()
    await checkScreen('Journey Complete!')
    await page.goto('/dashboard')
    await page.getByText('Journey Complete!').waitFor()
  },
)
