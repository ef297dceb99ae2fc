import { desktop } from '../support/browser.ts'
import { expiredToken } from '../support/clock.ts'
import { logReading, readWeekChart, readWeekMoods } from '../support/readings.ts'
import { spec } from '../support/fixtures.ts'
import { register, signIn } from '../support/users.ts'

/** A week that ends with these moods and has no others. */
const weekEndingWith = (...moods: (string | null)[]) => [
  ...Array<null>(7 - moods.length).fill(null),
  ...moods,
]

spec(
  'a reading at ten to midnight in New York belongs to that day, and an open tab notices midnight',
  async ({ page, checkScreen, clock, allowErrors }) => {
    allowErrors(expiredToken)
    await register(page)
    await signIn(page)
    await clock.goTo('2025-11-27T04:50:00Z')
    await logReading(page, 'Good', 'Late, and quiet.')
    await page.getByText('Last updated 11:5').waitFor()
    expect((await readWeekChart(page)).at(-1)?.[0]).toBe('Wednesday, November 26')
    expect(await readWeekMoods(page)).toEqual(weekEndingWith('Good'))
    await clock.goTo('2025-11-27T05:10:00Z')
    await page.bringToFront()
    await page.getByText('The needle rests at north until you take a reading.').waitFor()
    await page.getByText('Thursday, November 27').first().waitFor()
    expect(await readWeekMoods(page)).toEqual(weekEndingWith('Good', null))
    await checkScreen('Your Truenorth Compass')
    await page.goto('/mood/today')
    await page.getByText('There is no mood for today.').waitFor()
    const before = page.getByRole('region', { name: "This Week's Readings" })
    await before.getByRole('heading', { name: 'Wednesday, November 26' }).waitFor()
    await before.getByText(/^11:5/).waitFor()
  },
  { timezoneId: 'America/New_York', locale: 'en-US', startsAt: '2025-11-27T02:50:00Z' },
)

spec(
  'a reading at half past midnight in Kolkata belongs to the new day, which has not begun in UTC',
  async ({ page, clock, allowErrors }) => {
    allowErrors(expiredToken)
    await register(page)
    await signIn(page)
    await clock.goTo('2025-11-26T18:15:00Z')
    await logReading(page, 'Sad', 'Before midnight.')
    await clock.goTo('2025-11-26T19:00:00Z')
    await logReading(page, 'Excellent', 'After midnight.')
    await page.getByText(/Last updated 0?0:3/).waitFor()
    expect((await readWeekChart(page)).at(-1)?.[0]).toBe('Thursday 27 November')
    expect(await readWeekMoods(page)).toEqual(weekEndingWith('Sad', 'Excellent'))
    await page.goto('/mood/history')
    const day = (name: string) => page.getByRole('region', { name })
    await day('Thursday 27 November').getByText('After midnight.').waitFor()
    await day('Wednesday 26 November').getByText('Before midnight.').waitFor()
  },
  { timezoneId: 'Asia/Kolkata', locale: 'en-GB', startsAt: '2025-11-26T16:15:00Z' },
)

const berlin = { timezoneId: 'Europe/Berlin', locale: 'de-DE' }

spec(
  'the day of 25 hours in Berlin is one of seven days',
  async ({ page, clock, allowErrors }) => {
    allowErrors(expiredToken)
    await register(page)
    await signIn(page)
    await logReading(page, 'Good', 'Half past midnight.')
    await clock.goTo('2025-10-26T22:30:00Z')
    await logReading(page, 'Sad', 'Half past eleven at night, 24 hours later.')
    await clock.goTo('2025-10-26T23:30:00Z')
    await logReading(page, 'Excellent', 'The next day.')
    await page.getByText('Last updated 00:3').waitFor()
    expect(await readWeekChart(page)).toEqual([
      ['Dienstag, 21. Oktober', 'No entry, counts as 3, Okay'],
      ['Mittwoch, 22. Oktober', 'No entry, counts as 3, Okay'],
      ['Donnerstag, 23. Oktober', 'No entry, counts as 3, Okay'],
      ['Freitag, 24. Oktober', 'No entry, counts as 3, Okay'],
      ['Samstag, 25. Oktober', 'No entry, counts as 3, Okay'],
      ['Sonntag, 26. Oktober', 'Okay, 3.0 as the mean of 2 readings'],
      ['Montag, 27. Oktober', 'Excellent'],
    ])
  },
  { ...berlin, startsAt: '2025-10-25T22:30:00Z' },
)

spec(
  'the day of 23 hours in Berlin is one of seven days',
  async ({ page, clock, allowErrors }) => {
    allowErrors(expiredToken)
    await register(page)
    await signIn(page)
    await logReading(page, 'Good', 'Half past midnight.')
    await clock.goTo('2025-03-30T21:30:00Z')
    await logReading(page, 'Sad', 'Half past eleven at night, 22 hours later.')
    await clock.goTo('2025-03-30T22:30:00Z')
    await logReading(page, 'Excellent', 'The next day.')
    await page.getByText('Last updated 00:3').waitFor()
    const week = await readWeekChart(page)
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
  { ...berlin, startsAt: '2025-03-29T23:30:00Z' },
)

spec(
  'a traveller’s reading keeps the day and the hour of the place where it was logged',
  async ({ page, newDevice, clock, allowErrors }) => {
    allowErrors(expiredToken)
    await register(page)
    await signIn(page)
    await clock.goTo('2025-11-27T02:00:00Z')
    await logReading(page, 'Good', 'At the airport.')
    await clock.goTo('2025-11-28T01:00:00Z')
    const inTokyo = await newDevice({ ...desktop, timezoneId: 'Asia/Tokyo', locale: 'en-US' })
    await inTokyo.goto('/mood/history')
    const day = inTokyo.getByRole('region', { name: 'Wednesday, November 26' })
    await day.getByText('November 26, 9:0').waitFor()
    await inTokyo.goto('/dashboard')
    const week = await readWeekChart(inTokyo)
    expect(week.slice(-3)).toEqual([
      ['Wednesday, November 26', 'Good'],
      ['Thursday, November 27', 'No entry, counts as 3, Okay'],
      ['Friday, November 28', 'No entry, counts as 3, Okay'],
    ])
  },
  { timezoneId: 'America/New_York', locale: 'en-US', startsAt: '2025-11-27T00:00:00Z' },
)
