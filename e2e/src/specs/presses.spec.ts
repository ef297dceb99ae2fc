// A press is never lost to a message that appears while the pointer is down (D50).
import type { Locator, Page } from 'playwright-core'
import { desktop } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { startPath } from '../support/paths.ts'
import { register, signIn } from '../support/users.ts'

const pressMs = 90

/** Presses where the target is now, as a hand does: it stays down for a while, and does not follow. */
const pressAt = async (page: Page, target: Locator) => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to press.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.waitForTimeout(pressMs)
  await page.mouse.up()
}

for (const [screen, device] of [
  ['a desk', desktop],
  ['a phone', {}],
] as const)
  spec(
    `a press that leaves an invalid field is not lost, on ${screen}`,
    async ({ page }) => {
      await register(page)
      await signIn(page)
      const { id } = await startPath(page, 'Walk', 20)

      await page.goto('/journeys')
      await page.getByRole('button', { name: 'Start New Path' }).first().click()
      await page.getByLabel('End date').fill('2031-01-01')
      await page.getByLabel('End date').fill('')
      await pressAt(page, page.getByRole('button', { name: 'Create Journey' }))
      await page.getByText('End date required').waitFor()
      // The save was attempted: fields that nobody touched say what they need.
      await page.getByText('Name is required').waitFor()

      await page.goto(`/journey/${id}/milestone/create`)
      await page.getByLabel('Target date').focus()
      await pressAt(page, page.getByRole('button', { name: 'Create Milestone' }))
      await page.getByText('Please choose a milestone type').waitFor()

      await page.goto(`/journey/${id}/edit`)
      await page.getByLabel('Title').fill('')
      await page.getByLabel('Target date').focus()
      await pressAt(page, page.getByRole('radio', { name: 'Green to Teal' }).locator('..'))
      expect(await page.getByRole('radio', { name: 'Green to Teal' }).isChecked()).toBe(true)
    },
    device,
  )

spec('"Mark as completed" is pressed beside an empty date', async ({ page }) => {
  await register(page)
  await signIn(page)
  const { id } = await startPath(page, 'Walk', 20)
  await page.goto(`/journey/${id}/milestone/create`)
  await page.getByLabel('Title').fill('First step')
  await page.getByLabel('Type').selectOption('habit')
  await page.getByLabel('Target date').fill('2031-01-01')
  await page.getByRole('button', { name: 'Create Milestone' }).click()
  await page.waitForURL(`**/journey/${id}`)
  await page.getByRole('link', { name: 'Edit First step' }).click()
  await page.getByLabel('Target date').fill('')
  const box = page.getByRole('checkbox', { name: 'Mark as completed' })
  await pressAt(page, box)
  expect(await box.isChecked()).toBe(true)
  // A completed milestone needs no date.
  await page.getByText('Target date is required').waitFor({ state: 'detached' })
})
