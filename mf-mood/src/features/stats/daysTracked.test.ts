import { daysTracked } from './daysTracked'

it.each([
  ['no readings', [], 0],
  ['three readings on two dates', ['2025-11-27', '2025-11-27', '2025-11-26'], 2],
])('%s', (_case, dates, expected) => {
  expect(daysTracked(dates.map((date) => ({ date })))).toBe(expected)
})
