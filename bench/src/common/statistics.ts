export type Summary = { median: number; min: number; max: number }

/** Median, smallest and largest of some measurements; the median of an even number lies between two. */
export const summary = (values: readonly number[]): Summary => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  const middle = (sorted.length - 1) / 2
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    min: at(0),
    max: at(sorted.length - 1),
  }
}

/** Of an odd number of measurements the middle one, of an even number the upper of the two in the middle. */
export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Rounded to so many digits after the point. */
export const rounded = (value: number, digits = 2) => Number(value.toFixed(digits))
