export type Summary = { median: number; min: number; max: number }

/** Median, smallest and largest of some measurements. */
export const summary = (values: number[]): Summary => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  const middle = (sorted.length - 1) / 2
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    min: at(0),
    max: at(sorted.length - 1),
  }
}
