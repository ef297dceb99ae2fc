import { register, signIn } from '../people.ts'
import { logReading, moodsOfWeek, weekOnDashboard } from '../readings.ts'
import { story } from '../story.ts'
import { lapsed } from '../time.ts'

const nothingBut = (...moods: (string | null)[]) => [
  ...Array<null>(7 - moods.length).fill(null),
  ...moods,
]

story(
  'ten to midnight in New York belongs to that day, and a tab left open knows when the day is over',
  async ({ page, seen, time, expectErrors }) => {
    expectErrors(lapsed)
    await register(page)
    await signIn(page)
    await logReading(page, 'Good', 'Late, and quiet.')
    await page.getByText('Last updated 11:5').waitFor()
    expect((await weekOnDashboard(page)).at(-1)?.[0]).toBe('Wednesday, November 26')
    expect(await moodsOfWeek(page)).toEqual(nothingBut('Good'))
    await time.goTo('2025-11-27T05:10:00Z')
    await page.bringToFront()
    await page.getByText('The needle rests at north until you take a reading.').waitFor()
    await page.getByText('Thursday, November 27').first().waitFor()
    expect(await moodsOfWeek(page)).toEqual(nothingBut('Good', null))
    await seen('Your Truenorth Compass')
    await page.goto('/mood/today')
    await page.getByText('There is no mood for today.').waitFor()
    const before = page.getByRole('region', { name: "This Week's Readings" })
    await before.getByText('November 26, 11:5').waitFor()
  },
  { timezoneId: 'America/New_York', locale: 'en-US', begins: '2025-11-27T04:50:00Z' },
)

story(
  'half past midnight in Kolkata is the new day, though it is yesterday in UTC',
  async ({ page, time, expectErrors }) => {
    expectErrors(lapsed)
    await register(page)
    await signIn(page)
    await logReading(page, 'Sad', 'Before midnight.')
    await time.goTo('2025-11-26T19:00:00Z')
    await logReading(page, 'Excellent', 'After midnight.')
    await page.getByText(/Last updated 0?0:3/).waitFor()
    expect((await weekOnDashboard(page)).at(-1)?.[0]).toBe('Thursday 27 November')
    expect(await moodsOfWeek(page)).toEqual(nothingBut('Sad', 'Excellent'))
    await page.goto('/mood/history')
    const day = (name: string) => page.getByRole('region', { name })
    await day('Thursday 27 November').getByText('After midnight.').waitFor()
    await day('Wednesday 26 November').getByText('Before midnight.').waitFor()
  },
  { timezoneId: 'Asia/Kolkata', locale: 'en-GB', begins: '2025-11-26T18:15:00Z' },
)

const berlin = { timezoneId: 'Europe/Berlin', locale: 'de-DE' }

story(
  'the night of 25 hours in Berlin is one day of seven',
  async ({ page, time, expectErrors }) => {
    expectErrors(lapsed)
    await register(page)
    await signIn(page)
    await logReading(page, 'Good', 'Half past midnight.')
    await time.goTo('2025-10-26T22:30:00Z')
    await logReading(page, 'Sad', 'Half past eleven at night, 24 hours later.')
    await time.goTo('2025-10-26T23:30:00Z')
    await logReading(page, 'Excellent', 'The next day.')
    await page.getByText('Last updated 00:3').waitFor()
    expect(await weekOnDashboard(page)).toEqual([
      ['Dienstag, 21. Oktober', 'No entry, counts as 3, Okay'],
      ['Mittwoch, 22. Oktober', 'No entry, counts as 3, Okay'],
      ['Donnerstag, 23. Oktober', 'No entry, counts as 3, Okay'],
      ['Freitag, 24. Oktober', 'No entry, counts as 3, Okay'],
      ['Samstag, 25. Oktober', 'No entry, counts as 3, Okay'],
      ['Sonntag, 26. Oktober', 'Okay, 3.0 as the mean of 2 readings'],
      ['Montag, 27. Oktober', 'Excellent'],
    ])
  },
  { ...berlin, begins: '2025-10-25T22:30:00Z' },
)

story(
  'the night of 23 hours in Berlin is one day of seven',
  async ({ page, time, expectErrors }) => {
    expectErrors(lapsed)
    await register(page)
    await signIn(page)
    await logReading(page, 'Good', 'Half past midnight.')
    await time.goTo('2025-03-30T21:30:00Z')
    await logReading(page, 'Sad', 'Half past eleven at night, 22 hours later.')
    await time.goTo('2025-03-30T22:30:00Z')
    await logReading(page, 'Excellent', 'The next day.')
    await page.getByText('Last updated 00:3').waitFor()
    const week = await weekOnDashboard(page)
    expect(week.map(([day]) => day)).toEqual([
      'Dienstag, 25. März',
      'Mittwoch, 26. März',
      'Donnerstag, 27. März',
      'Freitag, 28. März',
      'Samstag, 29. März',
      'Sonntag, 30. März',
      'Montag, 31. März',
    ])
    expect(week.slice(-2).map(([, mood]) => mood)).toEqual([
      'Okay, 3.0 as the mean of 2 readings',
      'Excellent',
    ])
  },
  { ...berlin, begins: '2025-03-29T23:30:00Z' },
)

story(
  'what a traveller wrote keeps the day and the hour of the place where it was written',
  async ({ page, context, time, expectErrors }) => {
    expectErrors(lapsed)
    await register(page)
    await signIn(page)
    await logReading(page, 'Good', 'At the airport.')
    await time.goTo('2025-11-28T01:00:00Z')
    const elsewhere = await context.browser()?.newContext({
      baseURL: new URL(page.url()).origin,
      timezoneId: 'Asia/Tokyo',
      locale: 'en-US',
      storageState: await context.storageState(),
    })
    if (!elsewhere) throw new Error('no browser')
    await time.join(elsewhere)
    const inTokyo = await elsewhere.newPage()
    await inTokyo.goto('/mood/history')
    const day = inTokyo.getByRole('region', { name: 'Wednesday, November 26' })
    await day.getByText('November 26, 9:0').waitFor()
    await inTokyo.goto('/dashboard')
    const week = await weekOnDashboard(inTokyo)
    expect(week.slice(-3)).toEqual([
      ['Wednesday, November 26', 'Good'],
      ['Thursday, November 27', 'No entry, counts as 3, Okay'],
      ['Friday, November 28', 'No entry, counts as 3, Okay'],
    ])
    await elsewhere.close()
  },
  { timezoneId: 'America/New_York', locale: 'en-US', begins: '2025-11-27T02:00:00Z' },
)
