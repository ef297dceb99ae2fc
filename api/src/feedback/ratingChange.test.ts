import { differenceOf, type RaterSums } from './ratingChange.ts'

const sumsOf = (means: readonly number[]): RaterSums => ({
  people: means.length,
  sum: means.reduce((sum, mean) => sum + mean, 0),
  squares: means.reduce((sum, mean) => sum + mean * mean, 0),
})

const before = sumsOf([5, 4, 4, 5, 3, 4, 5, 4, 4.5, 4])
const since = sumsOf([3, 2, 4, 3, 3, 2, 1, 3, 4])

// Computed with SciPy: 13 whole degrees of freedom of 13.55.
it.each([
  [1, -2.295479, -0.648966],
  [6, -2.656223, -0.288222],
])('of %i comparisons the interval is that of Welch', (comparisons, low, high) => {
  const found = differenceOf(before, since, comparisons)
  expect(found.difference).toBeCloseTo(-1.472222, 6)
  expect(found.low).toBeCloseTo(low, 6)
  expect(found.high).toBeCloseTo(high, 6)
})

it('people who agree are no surer than rounding to whole stars lets them be', () => {
  const { low, high } = differenceOf(sumsOf(Array(8).fill(4)), sumsOf(Array(8).fill(4)), 1)
  expect(high).toBeCloseTo(0.3096, 3)
  expect(low).toBeCloseTo(-high, 12)
})
