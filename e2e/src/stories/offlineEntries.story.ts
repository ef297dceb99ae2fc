// Entries written without a network, across a reload: each is sent once, in the order in which they were written.
import type { Page } from 'playwright-core'
import { cannotBeReached, shellIsKept } from '../offline.ts'
import { ask } from '../paths.ts'
import { register, signIn } from '../people.ts'
import { story } from '../story.ts'

const write = async (page: Page, title: string) => {
  await page
    .getByRole('button', { name: /new entry|first entry/i })
    .first()
    .click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Content').fill(`All about ${title}.`)
  await page.getByRole('button', { name: 'Create Entry' }).click()
}

story(
  'entries written offline, before and after a reload, arrive once each and in order',
  async ({ page, context, expectErrors }) => {
    expectErrors(/\/api\//, /\[truenorth\]/, /ERR_INTERNET_DISCONNECTED/)
    await register(page)
    await signIn(page)
    await page.goto('/journal')
    await page.getByRole('button', { name: 'Write Your First Entry' }).waitFor()
    await shellIsKept(page)

    await context.setOffline(true)
    await write(page, 'First light')
    await page.getByText(/What you wrote is waiting to be saved/).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByText(cannotBeReached).waitFor()
    await write(page, 'High noon')
    await page.getByText(/2 things you wrote are waiting/).waitFor()
    const writtenBy = Date.now()
    await page.waitForTimeout(1_500)

    await context.setOffline(false)
    await page.getByText(/waiting to be saved/).waitFor({ state: 'detached' })
    type Stored = { id: number; title: string; created_at: string }
    const entries = await ask<Stored[]>(page, 'GET', '/journal/')
    const inOrder = entries.toSorted((a, b) => a.id - b.id)
    expect(inOrder.map(({ title }) => title)).toEqual(['First light', 'High noon'])
    for (const { created_at } of entries) expect(Date.parse(created_at)).toBeLessThan(writtenBy)
  },
  { serviceWorkers: 'allow' },
)
