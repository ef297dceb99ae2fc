import { delayMs } from './slowDown.ts'

it.each([
  [-3, 0],
  [0, 0],
  [1, 250],
  [2, 500],
  [4, 2000],
  [5, 4000],
  [6, 4000],
  [10_000, 4000],
])('%i attempts too many wait for %i ms', (surplus, ms) => {
  expect(delayMs(surplus)).toBe(ms)
})
