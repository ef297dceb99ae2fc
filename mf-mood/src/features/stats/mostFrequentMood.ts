type Logged = { mood_value: number; timestamp: string }

/** The mood logged most often, and how often; a tie goes to the one logged last (D35). */
export const mostFrequentMood = (readings: readonly Logged[]) => {
  const tallies = new Map<number, { value: number; count: number; lastMs: number }>()
  for (const { mood_value: value, timestamp } of readings) {
    const { count, lastMs } = tallies.get(value) ?? { count: 0, lastMs: 0 }
    tallies.set(value, { value, count: count + 1, lastMs: Math.max(lastMs, Date.parse(timestamp)) })
  }
  const [first] = [...tallies.values()].sort((a, b) => b.count - a.count || b.lastMs - a.lastMs)
  return first && { value: first.value, count: first.count }
}
