// How far the mean of some days is from the mean of the others, and how sure that is.
import { studentTQuantile } from '@truenorth/api-contract/studentT'

/** A value of a day: `day` counts days from any fixed one. A day may have several values. */
export type DayValue = { day: number; value: number; isInside: boolean }

/** One side of a comparison. */
export type Side = { days: number; mean: number }

export type Difference = {
  inside: Side
  outside: Side
  /** Mean inside minus mean outside. */
  difference: number
  /** The ends of the interval of the difference. */
  low: number
  high: number
}

// Moods are told in whole steps, and a value rounded to whole steps has at least this variance (Sheppard).
const roundingVariance = 1 / 12
const errorRate = 0.05
const shortestBlock = 5

/**
 * How many days in a row make a block, for a history over so many days: it grows with the cube root of its
 * length, the rate at which the error of the variance is smallest (Künsch 1989).
 */
export const blockLength = (span: number) =>
  Math.max(shortestBlock, Math.ceil(1.5 * Math.cbrt(span)))

/**
 * How many days in a row make a block where one stretch of days is compared with that before it: it holds more of
 * what lasts for weeks than days here and there do, and with shorter blocks one history in eight without an effect
 * would show one.
 */
export const stretchBlockLength = (span: number) =>
  Math.max(shortestBlock, Math.ceil(2 * Math.sqrt(span)))

const sideOf = (values: readonly DayValue[]): Side => ({
  days: new Set(values.map(({ day }) => day)).size,
  mean: values.reduce((sum, { value }) => sum + value, 0) / values.length,
})

/** How many blocks are needed to hold all days: days in a row tell little more than one. */
const countBlocks = (values: readonly DayValue[], length: number) => {
  let blocks = 0
  let end = -Infinity
  for (const { day } of values.toSorted((a, b) => a.day - b.day)) {
    if (day < end) continue
    blocks += 1
    end = day + length
  }
  return blocks
}

/**
 * The variance of the difference under the circular moving block bootstrap, without drawing: each value's
 * part of the difference is summed over its day, and the variance of a sum of blocks that are drawn with
 * replacement is the mean square of the sums over all blocks, times their number (Künsch 1989; Politis and
 * Romano 1992). The parts have the factor n/(n - 1) that makes it Welch's variance where days are unlike.
 */
const bootstrapVariance = (
  [insideValues, outsideValues]: readonly [readonly DayValue[], readonly DayValue[]],
  length: number,
) => {
  const days = [...insideValues, ...outsideValues].map(({ day }) => day)
  const first = Math.min(...days)
  const parts = new Float64Array(Math.max(...days) - first + 1)
  const addParts = (values: readonly DayValue[], sign: number) => {
    const mean = values.reduce((sum, { value }) => sum + value, 0) / values.length
    const weight = sign / Math.sqrt(values.length * (values.length - 1))
    for (const { day, value } of values)
      parts[day - first] = (parts[day - first] ?? 0) + weight * (value - mean)
  }
  addParts(insideValues, 1)
  addParts(outsideValues, -1)
  let block = 0
  for (let at = 0; at < length; at += 1) block += parts[at % parts.length] ?? 0
  let squares = 0
  for (let at = 0; at < parts.length; at += 1) {
    squares += block * block
    block += (parts[(at + length) % parts.length] ?? 0) - (parts[at] ?? 0)
  }
  return squares / length
}

/** The standard error of the difference, and its degrees of freedom: one less than the blocks of the smaller side. */
export const standardError = (values: readonly DayValue[], length: number) => {
  const inside = values.filter(({ isInside }) => isInside)
  const outside = values.filter(({ isInside }) => !isInside)
  const rounding = roundingVariance * (1 / inside.length + 1 / outside.length)
  const blocks = Math.min(countBlocks(inside, length), countBlocks(outside, length))
  return {
    error: Math.sqrt(Math.max(bootstrapVariance([inside, outside], length), rounding)),
    degrees: blocks - 1,
  }
}

/**
 * The difference between two kinds of days with its interval, which is wide enough for all `comparisons` that
 * are made: in 95 of 100 histories without any difference, none of their intervals leaves zero out
 * (Bonferroni). Undefined where a side lies within one block. `block` is the length of a block in days.
 */
export const compareDays = (
  values: readonly DayValue[],
  { comparisons, block }: { comparisons: number; block: number },
): Difference | undefined => {
  const { error, degrees } = standardError(values, block)
  if (degrees < 1) return undefined
  const inside = sideOf(values.filter(({ isInside }) => isInside))
  const outside = sideOf(values.filter(({ isInside }) => !isInside))
  const difference = inside.mean - outside.mean
  const margin = error * studentTQuantile(errorRate / comparisons, degrees)
  return { inside, outside, difference, low: difference - margin, high: difference + margin }
}

/** Whether an interval leaves zero out: only then is a difference told. */
export const isTold = (found: Pick<Difference, 'low' | 'high'> | undefined) =>
  found !== undefined && (found.low > 0 || found.high < 0)

/** A difference with its sign: "+0.4", "−0.4", "0.0". */
export const signedDifference = (value: number) => {
  const text = Math.abs(value).toFixed(1)
  if (text === '0.0') return text
  return value < 0 ? `−${text}` : `+${text}`
}
