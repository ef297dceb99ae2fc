import { supportIsDue } from './useSupportBanner'

const days = (mood_value: number, ...of: number[]) =>
  of.map((day) => ({ mood_value, date: `2025-11-${day}` }))
const ones = (...of: number[]) => days(1, ...of)
const today = '2025-11-27'

it.each([
  ['after three days of "1" within a week', ones(27, 25, 21), undefined, true],
  ['not after two', ones(27, 25), undefined, false],
  ['not for three readings on one day', ones(27, 27, 27), undefined, false],
  ['not when one of the three is a week old', ones(27, 25, 20), undefined, false],
  ['not for days of "2"', days(2, 27, 26, 25), undefined, false],
  ['not in the week after it was dismissed', ones(27, 26, 25), '2025-11-22', false],
  ['again when a week has passed since', ones(27, 26, 25), '2025-11-20', true],
])('the support banner is due %s', (_when, readings, dismissedOn, expected) => {
  expect(supportIsDue(readings, today, dismissedOn)).toBe(expected)
})
