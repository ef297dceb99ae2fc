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

export const newestFirst = (readings: readonly Reading[]) =>
  readings.toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))
