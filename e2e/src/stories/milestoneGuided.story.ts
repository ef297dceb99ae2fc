import { startPath } from '../paths.ts'
import { register, signIn } from '../people.ts'
import { story } from '../story.ts'

story('sets a milestone from a template, after a question', async ({ page, seen }) => {
  await register(page)
  await signIn(page)
  const { id } = await startPath(page, 'Walk', 20)
  await page.goto(`/journey/${id}/milestone/create`)
  await page.getByRole('link', { name: 'Start from a template' }).click()
  await page.getByRole('button', { name: /Practise one thing properly/ }).click()
  await page.getByLabel('Progress').fill('25')
  await seen('Add a milestone')
  await page.getByRole('button', { name: 'Create Milestone' }).click()
  await page.getByText('Are you sure you want to create this milestone?').waitFor()
  await seen('Create Milestone')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('dialog', { name: 'Milestone Created!' }).waitFor()
  await page.waitForURL(`**/journey/${id}`)
  const card = page.getByRole('article', { name: 'Practise one thing properly' })
  await card.getByText('2 weeks left').waitFor()
  await card.getByText('25%').waitFor()
  await card.getByText('Skill Practice').waitFor()
})
