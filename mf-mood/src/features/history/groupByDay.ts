import type { Reading } from '../../api/reading'

export type HistoryDay = { date: string; readings: readonly Reading[] }

// A day that holds the same readings as before is the same day: it is not drawn anew.
const made = new WeakMap<Reading, HistoryDay>()

const dayOf = (date: string, readings: readonly Reading[]): HistoryDay => {
  const [first] = readings
  const known = first && made.get(first)
  const isSame = (reading: Reading, index: number) => known?.readings[index] === reading
  if (known && known.readings.length === readings.length && readings.every(isSame)) return known
  const day = { date, readings }
  if (first) made.set(first, day)
  return day
}

/** Readings as days in the order of their first one; a traveller's day may be written in two zones. */
export const groupByDay = (readings: readonly Reading[]): HistoryDay[] => {
  const days = new Map<string, Reading[]>()
  for (const reading of readings) {
    const ofDay = days.get(reading.date)
    if (ofDay) ofDay.push(reading)
    else days.set(reading.date, [reading])
  }
  return [...days].map(([date, ofDay]) => dayOf(date, ofDay))
}
