import { momentName, partsOf, wallClockOf, wallText, withOffset } from './wallClock'

it.each([
  ['2026-03-29T00:30:00Z', 'Europe/Paris', '2026-03-29T01:30'],
  ['2026-03-29T01:30:00Z', 'Europe/Paris', '2026-03-29T03:30'],
  ['2028-02-29T12:00:00Z', 'Pacific/Kiritimati', '2028-03-01T02:00'],
  ['2025-12-31T23:59:00Z', 'America/New_York', '2025-12-31T18:59'],
])('%s in %s is %s', (instant, zone, wall) => {
  expect(wallClockOf(instant, zone)).toBe(wall)
})

it.each([
  ['2025-11-26T22:00', { day: '2025-11-26', time: '22:00' }],
  ['2025-11-26T22:00-05:00', { day: '2025-11-26', time: '22:00' }],
  ['2025-11-26', { day: '2025-11-26', time: '' }],
])('%s has its day and its clock', (wall, parts) => {
  expect(partsOf(wall)).toEqual(parts)
})

it('is written with its clock where it has one', () => {
  expect(wallText('2025-11-26T22:00+01:00')).toMatch(/^Wednesday, November 26, 2025, 10:00\sPM$/)
  expect(wallText('2025-11-26')).toBe('Wednesday, November 26, 2025')
})

it.each([
  ['2025-11-27T08:00', 'This morning'],
  ['2025-11-27T12:00', 'Earlier today'],
  ['2025-11-27', 'Today'],
  ['2025-11-26T22:00', 'Last night'],
  ['2025-11-26T17:59', 'Yesterday'],
  ['2025-11-26', 'Yesterday'],
  ['2025-11-25T22:00', 'Another day'],
])('%s is called %s', (wall, name) => {
  expect(momentName(wall, '2025-11-27', 0)).toBe(name)
})

it('gets the offset of the browser’s clock, and a day gets none', () => {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(withOffset('2025-07-01T22:00')) ?? []
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  expect(offset + new Date('2025-07-01T22:00').getTimezoneOffset()).toBe(0)
  expect(withOffset('2025-07-01')).toBe('2025-07-01')
})

it.each([
  ['2025-11-28T01:30', 'Earlier today'],
  ['2025-11-27T08:00', 'This morning'],
  ['2025-11-27T02:59', 'Last night'],
  ['2025-11-26T22:00', 'Last night'],
  ['2025-11-26T03:00', 'Yesterday'],
  ['2025-11-26T02:59', 'Another day'],
  ['2025-11-27', 'Today'],
])('where days end at three, %s is called %s', (wall, name) => {
  expect(momentName(wall, '2025-11-27', 3)).toBe(name)
})
