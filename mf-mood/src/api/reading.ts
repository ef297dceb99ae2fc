import { is, readerOf } from '@truenorth/shared-auth'
import { localDay } from '@truenorth/shared-ui'
import type { Mood, WeeklyAverage } from '@truenorth/api/contract'

/** As it arrives; a server may know less than ours of where a reading was written. */
export type WireMood = Omit<Mood, 'local_date' | 'time_zone' | 'energy'> & {
  energy?: Mood['energy']
  local_date?: string
  time_zone?: string
}

export const energies = ['low', 'medium', 'high'] as const
export type Energy = (typeof energies)[number]

const isBlankOrEnergy = is.oneOf(['', ...energies])

/** A reading as it is agreed with the server. */
export const readMood = readerOf<WireMood>('reading', {
  id: is.number,
  mood_value: is.number,
  energy: is.maybe(isBlankOrEnergy),
  note: is.text,
  tags: is.listOf(is.text),
  timestamp: is.instant,
  local_date: is.maybe(is.day),
  time_zone: is.maybe(is.zone),
})

/** The mean of a week, as it is agreed with the server. */
export const readWeek = readerOf<WeeklyAverage>('weekly average', {
  week_start: is.day,
  average_mood: is.number,
  count: is.number,
})

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
