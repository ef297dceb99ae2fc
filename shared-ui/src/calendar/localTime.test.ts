import {
  formatDate,
  formatLeaf,
  formatLongDate,
  formatTime,
  formatWeekday,
  localDay,
  localToday,
  userZone,
} from './localTime'

const now = new Date('2025-11-27T12:00:00Z')
const zone = 'Europe/Copenhagen'

test('a date shows its year only if it is not the current year', () => {
  expect(formatDate('2025-11-10', { now, zone })).toBe('November 10')
  expect(formatDate('2024-12-31', { now, zone })).toBe('December 31, 2024')
})

test('a leaf has the weekday, the day and the month, with the year if it is another one', () => {
  expect(formatLeaf('2025-11-27', { now, zone })).toEqual({
    weekday: 'Thu',
    day: '27',
    month: 'Nov',
  })
  expect(formatLeaf('2024-12-01', { now, zone }).month).toBe('Dec 2024')
  expect(formatLeaf('soon')).toEqual({ weekday: '', day: '', month: '' })
})

test('a time zone does not shift a calendar day', () => {
  expect(formatDate('2025-11-10', { now, zone: 'America/Los_Angeles' })).toBe('November 10')
  expect(formatLongDate('2025-11-27', 'Pacific/Kiritimati')).toBe('Thursday, November 27, 2025')
})

test('an instant is formatted in the given time zone', () => {
  expect(formatLongDate('2025-11-27T23:41:00Z', zone)).toBe('Friday, November 28, 2025')
  expect(formatTime('2025-11-27T20:41:00Z', zone)).toMatch(/^9:41\sPM$/)
  expect(formatWeekday('2025-11-27')).toBe('Thu')
  expect(formatWeekday('2025-11-27', 'long')).toBe('Thursday')
})

test('the current year is that of the given time zone', () => {
  const newYear = new Date('2025-12-31T23:30:00Z')
  expect(formatDate(newYear, { now: newYear, zone: 'Asia/Tokyo' })).toBe('January 1')
})

test('an invalid date is formatted as an empty text', () => {
  expect(formatDate('soon')).toBe('')
  expect(formatTime('')).toBe('')
})

test('one instant falls on different days in two time zones', () => {
  const instant = new Date('2025-11-27T23:30:00Z')
  expect(localToday('America/New_York', instant)).toBe('2025-11-27')
  expect(localToday('Asia/Tokyo', instant)).toBe('2025-11-28')
})

test.each([
  ['2025-03-30T00:30:00Z', 'Europe/Copenhagen', '2025-03-30'],
  ['2025-03-29T23:30:00Z', 'Europe/Copenhagen', '2025-03-30'],
  ['2025-10-26T22:59:00Z', 'Europe/Copenhagen', '2025-10-26'],
  ['2024-02-29T12:00:00Z', 'Pacific/Kiritimati', '2024-03-01'],
])('%s in %s falls on %s', (instant, zone, day) => {
  expect(localDay(instant, zone)).toBe(day)
})

test('the browser reports a time zone', () => {
  expect(userZone()).not.toBe('')
})

// The last test of this file, because the zone is held for a second.
test.each(['Etc/Unknown', 'Nowhere/Else', ''])('a browser in the zone %j is in UTC', (timeZone) => {
  const known = Intl.DateTimeFormat().resolvedOptions()
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000_000)
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...known, timeZone })
  expect(userZone()).toBe('UTC')
  expect(localDay('2025-11-27T23:59:00Z')).toBe('2025-11-27')
  expect(formatTime('2025-11-27T23:59:00Z')).toMatch(/59/)
})
