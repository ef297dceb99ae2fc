/** The fixed mean that a week is compared with. */
export const weeklyBaseline = 3.2

/** How far a week's mean is from the baseline: in percent with one decimal, halves away from zero. */
export const weeklyChange = (average: number) => {
  const tenths = (average / weeklyBaseline - 1) * 1000
  // What binary fractions lose of a half is given back first.
  const rounded = Math.round(Number(Math.abs(tenths).toFixed(6)))
  return rounded === 0 ? 0 : (Math.sign(tenths) * rounded) / 10
}
