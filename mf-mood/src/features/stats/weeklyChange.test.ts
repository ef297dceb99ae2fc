import { weeklyChange } from './weeklyChange'

it.each([
  [3.6, 12.5],
  [3.2, 0],
  [2.4, -25],
  [5, 56.3],
])('a week of %s is %s %% away from 3.2', (average, percent) => {
  expect(weeklyChange(average)).toBe(percent)
})
