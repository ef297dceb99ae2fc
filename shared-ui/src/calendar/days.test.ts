import { addDays, daysBetween, dayNumber, dayOfNumber, isDay, mondayOf } from './days'

test('a day number counts the days since 1970', () => {
  expect(dayNumber('1970-01-01')).toBe(0)
  expect(dayNumber('1969-12-31')).toBe(-1)
  expect(dayOfNumber(dayNumber('2025-11-27'))).toBe('2025-11-27')
})

test.each([
  ['2025-03-29', 2, '2025-03-31'],
  ['2025-10-25', 2, '2025-10-27'],
  ['2011-12-29', 2, '2011-12-31'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-02-28', 1, '2025-03-01'],
  ['2100-02-28', 1, '2100-03-01'],
  ['2025-01-01', -1, '2024-12-31'],
  ['2025-11-27', 90, '2026-02-25'],
])('%s and %d days is %s, across clock changes and leap days', (day, count, then) => {
  expect(addDays(day, count)).toBe(then)
  expect(daysBetween(day, then)).toBe(count)
})

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-12-06', '2026-11-30'],
  ['2024-03-01', '2024-02-26'],
  ['1969-12-31', '1969-12-29'],
  ['soon', ''],
])('the week of %p begins on %p', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test('a whole leap year has 366 days', () => {
  expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366)
})

test('the time of a timestamp is ignored', () => {
  expect(daysBetween('2025-11-27T23:59:00Z', '2025-11-28')).toBe(1)
})

test.each(['', '2025-02-29', '2025-13-01', '27.11.2025', '2025-11-27T10:00:00Z'])(
  '%p is not a calendar day',
  (text) => {
    expect(isDay(text)).toBe(false)
  },
)

test('adding to an invalid day gives an empty text', () => {
  expect(addDays('soon', 1)).toBe('')
})
