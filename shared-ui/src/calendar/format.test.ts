import { formatDate, formatLongDate, formatTime, formatWeekday } from './format'

const now = new Date('2025-11-27T12:00:00Z')
const zone = 'Europe/Copenhagen'

test('the year stands only where it is not this one', () => {
  expect(formatDate('2025-11-10', { now, zone })).toBe('November 10')
  expect(formatDate('2024-12-31', { now, zone })).toBe('December 31, 2024')
})

test('a calendar day is never shifted by a zone', () => {
  expect(formatDate('2025-11-10', { now, zone: 'America/Los_Angeles' })).toBe('November 10')
  expect(formatLongDate('2025-11-27', 'Pacific/Kiritimati')).toBe('Thursday, November 27, 2025')
})

test('an instant is written in the zone that is asked for', () => {
  expect(formatLongDate('2025-11-27T23:41:00Z', zone)).toBe('Friday, November 28, 2025')
  expect(formatTime('2025-11-27T20:41:00Z', zone)).toMatch(/^9:41\sPM$/)
  expect(formatWeekday('2025-11-27')).toBe('Thu')
  expect(formatWeekday('2025-11-27', 'long')).toBe('Thursday')
})

test('the turn of the year is that of the zone', () => {
  const newYear = new Date('2025-12-31T23:30:00Z')
  expect(formatDate(newYear, { now: newYear, zone: 'Asia/Tokyo' })).toBe('January 1')
})

test('what is no date is written as nothing', () => {
  expect(formatDate('soon')).toBe('')
  expect(formatTime('')).toBe('')
})
