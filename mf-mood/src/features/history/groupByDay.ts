import type { Reading } from '../../api/reading'

export type HistoryDay = { date: string; readings: Reading[] }

/** Readings as days in the order of their first one; a traveller's day may be written in two zones. */
export const groupByDay = (readings: readonly Reading[]): HistoryDay[] => {
  const days = new Map<string, Reading[]>()
  for (const reading of readings) {
    const ofDay = days.get(reading.date)
    if (ofDay) ofDay.push(reading)
    else days.set(reading.date, [reading])
  }
  return [...days].map(([date, ofDay]) => ({ date, readings: ofDay }))
}
