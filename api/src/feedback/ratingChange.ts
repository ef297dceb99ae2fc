// Whether people rated a release otherwise than the one before it, and how sure that is.
import type { Raters } from '@truenorth/api-contract/inbox'
import { studentTQuantile } from '@truenorth/api-contract/studentT'

/** The means of the people who rated something, each of whom counts once: how many, their sum and their sum of squares. */
export type RaterSums = { people: number; sum: number; squares: number }

const errorRate = 0.05
// Ratings are given in whole steps, and a value rounded to whole steps has at least this variance (Sheppard).
const roundingVariance = 1 / 12

export const toRaters = ({ people, sum }: RaterSums): Raters => ({ people, mean: sum / people })

const squaredError = ({ people, sum, squares }: RaterSums) => {
  const variance = (squares - (sum * sum) / people) / (people - 1)
  return Math.max(variance, roundingVariance) / people
}

/**
 * The difference of two means, since minus before, and its interval: Welch's, with the degrees of freedom of
 * Satterthwaite (1946). Of that many comparisons all hold together with 95 % (Bonferroni). Somebody who rated on
 * both sides makes the interval wider than it has to be, never narrower. Each side needs two people.
 */
export const differenceOf = (before: RaterSums, since: RaterSums, comparisons: number) => {
  const [left, right] = [squaredError(before), squaredError(since)]
  const error = left + right
  const degrees = error ** 2 / (left ** 2 / (before.people - 1) + right ** 2 / (since.people - 1))
  const margin =
    Math.sqrt(error) * studentTQuantile(errorRate / comparisons, Math.max(1, Math.floor(degrees)))
  const difference = toRaters(since).mean - toRaters(before).mean
  return { difference, low: difference - margin, high: difference + margin }
}
