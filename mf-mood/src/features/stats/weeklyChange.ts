/** The fixed mean that a week is compared with. */
export const weeklyBaseline = 3.2

/** How far a week's mean is from the baseline, in percent with one decimal. */
export const weeklyChange = (average: number) =>
  Math.round((average / weeklyBaseline - 1) * 1000) / 10
