import { desktop } from '../support/browser.ts'
import { createEntry, fillInEntry, unfoldDetails } from '../support/journal.ts'
import { spec } from '../support/fixtures.ts'
import { register, signIn } from '../support/users.ts'

const day = '2026-03-29'

spec(
  'an entry keeps its day through three edits in Los Angeles and a visit from Tokyo',
  async ({ page, newDevice }) => {
    await register(page)
    await signIn(page)
    await page.goto('/journal')
    await fillInEntry(page, 'Summer time begins', 'In Europe.')
    await unfoldDetails(page)
    await page.getByLabel('Date').fill(day)
    await createEntry(page)
    await page.getByRole('link', { name: 'Summer time begins' }).click()
    for (const mood of ['1', '2', '5']) {
      await page.getByRole('button', { name: 'Edit' }).click()
      expect(await page.getByLabel('Date').inputValue()).toBe(day)
      await unfoldDetails(page)
      await page.getByLabel('Mood').fill(mood)
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await page.getByRole('dialog').getByText(`mood ${mood}/5`).waitFor()
      await page.getByText('Sunday, March 29, 2026').waitFor()
    }
    const inTokyo = await newDevice({ ...desktop, timezoneId: 'Asia/Tokyo', locale: 'en-US' })
    await inTokyo.goto(page.url())
    await inTokyo.getByText('Sunday, March 29, 2026').waitFor()
    await inTokyo.getByRole('button', { name: 'Edit' }).click()
    expect(await inTokyo.evaluate(() => new Date(0).getHours())).toBe(9)
    expect(await inTokyo.getByLabel('Date').inputValue()).toBe(day)
  },
  { timezoneId: 'America/Los_Angeles', locale: 'en-US' },
)
