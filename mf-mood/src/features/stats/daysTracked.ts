/** How many different local dates hold a reading (D35). */
export const daysTracked = (readings: readonly { date: string }[]) =>
  new Set(readings.map(({ date }) => date)).size
