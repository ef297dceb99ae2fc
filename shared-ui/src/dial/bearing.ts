import type { MoodValue } from '../mood/moodScale'

/** Where the needle points: 0 (north) without a reading, else 300, 240, 180, 120, 60 for moods 1 to 5. */
export const bearingOf = (mood: MoodValue | undefined) => (mood === undefined ? 0 : 360 - 60 * mood)

/** The angle that shows `bearing` and lies nearest to `from`, so that the needle swings the shorter way. */
export const nearestTurn = (from: number, bearing: number) => {
  const difference = (((bearing - from) % 360) + 540) % 360
  return from + difference - 180
}
