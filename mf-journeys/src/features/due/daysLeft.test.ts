import { localToday } from '@truenorth/shared-ui'
import { daysLeft } from './daysLeft'

it.each([
  ['2025-11-27', '2025-11-27', 0],
  ['2025-11-28', '2025-11-27', 1],
  ['2025-11-26', '2025-11-27', -1],
  // A year's turn, a leap day, the century that has none.
  ['2026-01-01', '2025-12-31', 1],
  ['2028-03-01', '2028-02-28', 2],
  ['2027-03-01', '2027-02-28', 1],
  ['2100-03-01', '2100-02-28', 1],
  // The days on which clocks change are days like any other.
  ['2025-03-31', '2025-03-29', 2],
  ['2025-10-27', '2025-10-25', 2],
  ['2018-11-05', '2018-11-03', 2],
  // A server that sends an instant instead of a day.
  ['2025-11-28T00:00:00Z', '2025-11-27', 1],
])('%s is %s + %s days', (target, today, days) => {
  expect(daysLeft(target, today)).toBe(days)
})

it.each([null, undefined, '', 'soon'])('%s has no days left', (target) => {
  expect(daysLeft(target, '2025-11-27')).toBeUndefined()
})

it.each([
  // One instant, three calendars.
  ['Pacific/Kiritimati', -1],
  ['UTC', 0],
  ['America/Los_Angeles', 0],
  ['Pacific/Pago_Pago', 0],
])('the user’s own calendar decides: in %s the target is %s days away', (zone, days) => {
  const today = localToday(zone, new Date('2025-11-27T12:30:00Z'))
  expect(daysLeft('2025-11-27', today)).toBe(days)
})

it.each(['Europe/Berlin', 'America/Sao_Paulo', 'Pacific/Apia'])(
  'counts a year in %s day by day, through every change of the clock',
  (zone) => {
    const noon = Date.parse('2018-01-01T12:00:00Z')
    const days = Array.from({ length: 365 }, (_, index) =>
      localToday(zone, new Date(noon + index * 86_400_000)),
    )
    const target = days.at(-1)
    expect(days.map((today) => daysLeft(target, today))).toEqual(days.map((_, i) => 364 - i))
  },
)
