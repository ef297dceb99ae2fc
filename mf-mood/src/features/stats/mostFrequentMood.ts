type Logged = { mood_value: number; timestamp: string }

/** The mood logged most often, and how often; a tie goes to the one logged last (D35). */
export const mostFrequentMood = (readings: readonly Logged[]) => {
  const counts = new Map<number, number>()
  for (const { mood_value } of readings) counts.set(mood_value, (counts.get(mood_value) ?? 0) + 1)
  const count = Math.max(...counts.values())
  const first = readings
    .filter(({ mood_value }) => counts.get(mood_value) === count)
    .reduce<Logged | undefined>(laterOf, undefined)
  return first && { value: first.mood_value, count }
}

const laterOf = (known: Logged | undefined, next: Logged) =>
  known && Date.parse(known.timestamp) >= Date.parse(next.timestamp) ? known : next
