import { weeklyChange } from './weeklyChange'

it.each([
  [3.6, 12.5],
  [3.2, 0],
  [2.4, -25],
  [5, 56.3],
  [8 / 3, -16.7],
  [11 / 3, 14.6],
  [3.2016, 0.1],
  [3.1984, -0.1],
  [3.1999, 0],
])('a week of %s is %s %% away from 3.2', (average, percent) => {
  expect(weeklyChange(average)).toBe(percent)
})
