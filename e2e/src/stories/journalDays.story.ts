import { register, signIn } from '../people.ts'
import { story } from '../story.ts'

const day = '2026-03-29'

story(
  'a day stays the day that was written, through three edits in Los Angeles and a look from Tokyo',
  async ({ page, context }) => {
    await register(page)
    await signIn(page)
    await page.goto('/journal')
    await page.getByRole('button', { name: 'New Entry' }).click()
    await page.getByLabel('Title').fill('Summer time begins')
    await page.getByLabel('Content').fill('In Europe.')
    await page.getByLabel('Date').fill(day)
    await page.getByRole('button', { name: 'Create Entry' }).click()
    await page.getByRole('link', { name: 'Summer time begins' }).click()
    for (const mood of ['1', '2', '5']) {
      await page.getByRole('button', { name: 'Edit' }).click()
      expect(await page.getByLabel('Date').inputValue()).toBe(day)
      await page.getByLabel('Mood').fill(mood)
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await page.getByRole('dialog').getByText(`mood ${mood}/5`).waitFor()
      await page.getByText('Sunday, March 29, 2026').waitFor()
    }
    const elsewhere = await context.browser()?.newContext({
      timezoneId: 'Asia/Tokyo',
      locale: 'en-US',
      storageState: await context.storageState(),
    })
    const inTokyo = (await elsewhere?.newPage()) ?? page
    await inTokyo.goto(page.url())
    await inTokyo.getByText('Sunday, March 29, 2026').waitFor()
    await inTokyo.getByRole('button', { name: 'Edit' }).click()
    expect(await inTokyo.evaluate(() => new Date(0).getHours())).toBe(9)
    expect(await inTokyo.getByLabel('Date').inputValue()).toBe(day)
    await elsewhere?.close()
  },
  { timezoneId: 'America/Los_Angeles', locale: 'en-US' },
)
