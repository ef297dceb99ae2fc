import { localDay, localToday, userZone } from './today'

test('one instant is two days in two zones', () => {
  const instant = new Date('2025-11-27T23:30:00Z')
  expect(localToday('America/New_York', instant)).toBe('2025-11-27')
  expect(localToday('Asia/Tokyo', instant)).toBe('2025-11-28')
})

test.each([
  ['2025-03-30T00:30:00Z', 'Europe/Copenhagen', '2025-03-30'],
  ['2025-03-29T23:30:00Z', 'Europe/Copenhagen', '2025-03-30'],
  ['2025-10-26T22:59:00Z', 'Europe/Copenhagen', '2025-10-26'],
  ['2024-02-29T12:00:00Z', 'Pacific/Kiritimati', '2024-03-01'],
])('%s in %s is %s', (instant, zone, day) => {
  expect(localDay(instant, zone)).toBe(day)
})

test('the user has a zone with a name', () => {
  expect(userZone()).not.toBe('')
})
