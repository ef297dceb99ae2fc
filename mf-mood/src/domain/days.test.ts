import type { Reading } from './reading'
import { dayHeading, groupByDay, readingsByDay, toCalendar } from './days'

const on = (date: string, id: number) => ({ id, date }) as Reading

it('groups readings by day and keeps their order', () => {
  const days = groupByDay([on('2025-11-27', 3), on('2025-11-27', 2), on('2025-11-25', 1)])
  expect(days.map(({ date, readings }) => [date, readings.map(({ id }) => id)])).toEqual([
    ['2025-11-27', [3, 2]],
    ['2025-11-25', [1]],
  ])
})

it('a day is one group, even if its readings were written in two zones', () => {
  const days = groupByDay([on('2025-11-27', 3), on('2025-11-26', 2), on('2025-11-27', 1)])
  expect(days.map(({ date, readings }) => [date, readings.length])).toEqual([
    ['2025-11-27', 2],
    ['2025-11-26', 1],
  ])
})

it('the readings of a day are earliest first', () => {
  const byDay = readingsByDay([on('2025-11-27', 3), on('2025-11-27', 2), on('2025-11-25', 1)])
  expect(byDay.get('2025-11-27')?.map(({ id }) => id)).toEqual([2, 3])
  expect(byDay.get('2025-11-26')).toBeUndefined()
})

it('a calendar holds the moods of each day, and its first and last day', () => {
  const calendar = toCalendar([
    { date: '2025-11-25', moods: [0, 0, 0, 1, 0] },
    { date: '2025-11-27', moods: [1, 0, 0, 0, 1] },
  ])
  expect(calendar.byDay.get('2025-11-27')).toEqual([1, 0, 0, 0, 1])
  expect([calendar.firstDay, calendar.lastDay]).toEqual(['2025-11-25', '2025-11-27'])
  expect(toCalendar([])).toEqual({ byDay: new Map(), firstDay: undefined, lastDay: undefined })
})

const now = new Date('2025-11-27T12:00:00Z')
const inLanguage = (language: string, date: string) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  return Object.values(dayHeading(date, now))
}

it.each([
  ['en-US', ['Wednesday', ', ', 'November 26']],
  ['en-GB', ['Wednesday', ' ', '26 November']],
  ['de-DE', ['Mittwoch', ', ', '26. November']],
  ['ja-JP', ['水曜日', ' ', '11月26日']],
])('in %s the heading of a day is %j', (language, parts) => {
  expect(inLanguage(language, '2025-11-26')).toEqual(parts)
})

it('the heading has the year if it is not the current one', () => {
  expect(inLanguage('en-US', '2024-11-26').join('')).toBe('Tuesday, November 26, 2024')
})
