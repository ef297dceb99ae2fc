import { desktop } from '../support/browser.ts'
import { blockApi } from '../support/network.ts'
import { spec } from '../support/fixtures.ts'
import { startDemo } from '../support/users.ts'
import { expectMessage } from '../support/waiting.ts'

spec(
  'the demo has paths of every status, and creates, completes and deletes paths without a server',
  async ({ page, context, checkScreen }) => {
    const calls = await blockApi(context)
    await startDemo(page)
    await page.goto('/journeys')
    await page.getByText('Found 9 paths').waitFor()
    await page.getByText('6 days overdue').waitFor()
    for (const status of ['paused', 'completed', 'archived']) {
      await page.getByLabel('Status', { exact: true }).selectOption(status)
      await page.getByText(status === 'completed' ? 'Found 2 paths' : 'Found 1 path').waitFor()
    }
    await page.getByLabel('Status', { exact: true }).selectOption('')
    await page.getByText('Found 9 paths').waitFor()
    await checkScreen('Your Discovery Paths')
    await page.getByRole('link', { name: 'Find the next step at work' }).click()
    const readings = page.getByRole('region', { name: 'Readings on this path' })
    await readings.getByText('Too little to say yet.').waitFor()
    await readings.getByText(/^104 days with a reading since/).waitFor()
    await checkScreen('Find the next step at work')
    await page.goBack()
    await page.getByText('Found 9 paths').waitFor()
    await page.getByRole('button', { name: 'Actions for Balcony garden' }).click()
    await expectMessage(page.getByText('Journey duplicated successfully!'), () =>
      page.getByRole('menuitem', { name: 'Duplicate' }).click(),
    )
    await page.getByRole('button', { name: 'Start New Path' }).first().click()
    await page.getByRole('button', { name: /Thirty mornings outside/ }).click()
    await page.getByLabel('Name').fill('Learn to whistle')
    await page.getByRole('button', { name: 'Create Journey' }).click()
    await page.getByText('Found 11 paths').waitFor()
    await page.getByRole('link', { name: 'Learn to whistle' }).click()
    await page.getByRole('link', { name: 'Add Milestone' }).click()
    await page.getByLabel('Title').fill('One clear note')
    await page.getByLabel('Type').selectOption('practice')
    await page.getByLabel('Target date').fill('2099-01-01')
    await page.getByRole('button', { name: 'Create Milestone' }).click()
    await page.getByRole('link', { name: 'Continue One clear note' }).click()
    await page.getByRole('button', { name: 'Mark as completed' }).click()
    await page.getByRole('link', { name: 'Back to the journey' }).click()
    await page.getByText('All points earned!').waitFor()
    await page.getByRole('button', { name: 'Edit journey' }).click()
    await page.getByLabel('Title').fill('Learn to whistle well')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await checkScreen('Learn to whistle well')

    await page.getByRole('link', { name: 'Add Milestone' }).click()
    await page.getByRole('link', { name: 'Start from a template' }).click()
    await page.getByRole('button', { name: /Practise one thing properly/ }).click()
    await checkScreen('Add a milestone')
    await page.getByRole('button', { name: 'Create Milestone' }).click()
    await expectMessage(page.getByRole('dialog', { name: 'Milestone Created!' }), () =>
      page.getByRole('button', { name: 'Create', exact: true }).click(),
    )
    await page.getByRole('article', { name: 'Practise one thing properly' }).waitFor()

    await page.goto('/journeys')
    const choose = async (action: string) => {
      await page.getByRole('button', { name: 'Actions for Learn to whistle well' }).click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    await choose('Archive')
    await page.getByLabel('Status', { exact: true }).selectOption('archived')
    await page.getByText('Found 2 paths').waitFor()
    await choose('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Found 1 path').waitFor()
    expect(calls).toEqual([])
  },
  desktop,
)
