type Rated = { mood_value: number }

/** The mean of the moods, or null when there is none. */
export const meanMood = (readings: readonly Rated[]) =>
  readings.length === 0
    ? null
    : readings.reduce((sum, { mood_value }) => sum + mood_value, 0) / readings.length

/** A mean as it is shown: one decimal, "0.0" if there is none. */
export const oneDecimal = (mean: number | null) => (mean ?? 0).toFixed(1)
