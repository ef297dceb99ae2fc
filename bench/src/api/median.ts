/** The middle of some measurements. */
export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** To so many digits after the point. */
export const rounded = (value: number, digits = 2) => Number(value.toFixed(digits))
