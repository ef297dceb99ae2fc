import { localDay } from '@truenorth/shared-ui'
import type { Mood } from '@truenorth/api/contract'

/** As it arrives; a server may know less than ours of where a reading was written. */
export type WireMood = Omit<Mood, 'local_date' | 'time_zone' | 'energy'> & {
  energy?: Mood['energy']
  local_date?: string
  time_zone?: string
}

export type Energy = 'low' | 'medium' | 'high'

/** A compass reading with the day and the zone of the place where it was written. */
export type Reading = Omit<WireMood, 'energy'> & {
  energy: Energy | null
  date: string
  zone: string
}

/** `zone` stands in where the server does not say where a reading was written. */
export const toReading = (mood: WireMood, zone: string): Reading => ({
  ...mood,
  energy: mood.energy || null,
  zone: mood.time_zone ?? zone,
  date: mood.local_date ?? localDay(mood.timestamp, zone),
})

/** Sorted by instant; a list that comes sorted, as long ones do, costs no more than reading it once. */
export const newestFirst = (readings: readonly Reading[]): Reading[] => {
  const dated = readings.map((reading) => ({ reading, at: Date.parse(reading.timestamp) }))
  const isSorted = dated.every(({ at }, index) => at <= (dated[index - 1]?.at ?? Infinity))
  if (!isSorted) dated.sort((a, b) => b.at - a.at)
  return dated.map(({ reading }) => reading)
}
