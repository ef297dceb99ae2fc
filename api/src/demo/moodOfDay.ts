const daysInWave = 120
const weekend = new Set([0, 6])

/** Stretches of the sample year that have a mood of their own: days ago, from and to. */
const stretches = [
  { from: 131, to: 118, lift: 0.9 },
  { from: 74, to: 64, lift: -1.5 },
  { from: 45, to: 0, lift: 0.35 },
]

/** Days ago without any reading: a journey without a phone, a forgotten evening. */
export const isGap = (daysAgo: number) => (daysAgo >= 200 && daysAgo <= 207) || daysAgo === 3

/** How the demo user felt, from 1 to 5: a slow wave, better weekends, and chance. */
export const moodOfDay = (daysAgo: number, day: string, random: () => number) => {
  const wave = 0.6 * Math.sin(((daysAgo + 40) / daysInWave) * 2 * Math.PI)
  const rest = weekend.has(new Date(`${day}T12:00:00Z`).getUTCDay()) ? 0.3 : 0
  const lift = stretches
    .filter(({ from, to }) => daysAgo <= from && daysAgo >= to)
    .reduce((sum, stretch) => sum + stretch.lift, 0)
  const chance = (random() + random() - 1) * 1.5
  return Math.min(5, Math.max(1, Math.round(3.35 + wave + rest + lift + chance)))
}
