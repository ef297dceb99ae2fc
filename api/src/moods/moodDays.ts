// Readings counted by day: numbers and tags, no other words.
import { encodeKind, moodDaysSchema, type PartOfDay } from '@truenorth/api-contract/moodDays'
import type { Mood } from '@truenorth/api-contract/moods'
import { knownZone } from '@truenorth/api-contract/zones'
import * as z from 'zod/mini'
import { dayMs, hourMs, minuteMs } from '../time/instant.ts'
import { zoneOffset } from '../time/zone.ts'

const count = z.int().check(z.nonnegative())

/** The answer in few bytes: ten years take less than 30 KB with gzip. */
export const moodDaysAnswer = z.extend(moodDaysSchema, {
  days: z.array(z.tuple([count, z.array(count), z.array(count)])).check(
    z.meta({
      description:
        'Of each day: how many days after the one before; kinds of readings, each followed by its number; tags.',
    }),
  ),
})

export type MoodDays = z.infer<typeof moodDaysAnswer>

/** What is counted of a reading. */
export type CountedReading = {
  mood: number
  energy: Mood['energy']
  tags: readonly string[]
  instant: string
  timeZone: string
  /** Minutes east of UTC that the writer's device told, or null. */
  utcOffset: number | null
  hasTime: boolean
}

/** The readings of one day. */
export type DayCounts = {
  /** How many readings there are of each kind that there is. */
  kinds: ReadonlyMap<number, number>
  tags: ReadonlySet<string>
}

const morningFrom = 5
const middayFrom = 11
const eveningFrom = 17
const nightFrom = 22

/** The part of the day on the clock of the writer; null where only the day is known. */
export const partOfDay = (
  reading: Pick<CountedReading, 'instant' | 'timeZone' | 'utcOffset' | 'hasTime'>,
): PartOfDay | null => {
  if (!reading.hasTime) return null
  const instant = new Date(reading.instant)
  const minutes = reading.utcOffset ?? zoneOffset(instant, knownZone(reading.timeZone))
  const local = instant.getTime() + minutes * minuteMs
  const hour = Math.floor((((local % dayMs) + dayMs) % dayMs) / hourMs)
  if (hour < morningFrom || hour >= nightFrom) return 'night'
  if (hour < middayFrom) return 'morning'
  return hour < eveningFrom ? 'midday' : 'evening'
}

/** Counts the readings of one day. */
export const countDay = (readings: readonly CountedReading[]): DayCounts => {
  const kinds = new Map<number, number>()
  for (const reading of readings) {
    const energy = reading.energy || null
    const kind = encodeKind({ mood: reading.mood, energy, part: partOfDay(reading) })
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return { kinds, tags: new Set(readings.flatMap(({ tags }) => tags)) }
}

/** Counts of a day; a day may have several, which are added up. */
export type CountedDay = { localDate: string; counts: DayCounts }

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs

/** The answer for counted days in any order. */
export const toMoodDays = (counted: readonly CountedDay[]): MoodDays => {
  const byDay = new Map<string, { kinds: Map<number, number>; tags: Set<string> }>()
  for (const { localDate, counts } of counted) {
    const day = byDay.get(localDate) ?? { kinds: new Map<number, number>(), tags: new Set() }
    for (const [kind, count] of counts.kinds)
      day.kinds.set(kind, (day.kinds.get(kind) ?? 0) + count)
    for (const tag of counts.tags) day.tags.add(tag)
    byDay.set(localDate, day)
  }
  const days = [...byDay].sort(([a], [b]) => (a < b ? -1 : 1))
  // Frequent tags have the shortest numbers.
  const uses = new Map<string, number>()
  for (const [, { tags }] of days) for (const tag of tags) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  const tags = [...uses.keys()].sort(
    (a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1),
  )
  const indexOf = new Map(tags.map((tag, index) => [tag, index]))
  const first = days[0]?.[0] ?? null
  let before = dayNumber(first ?? '')
  return {
    tags,
    first,
    days: days.map(([localDate, day]) => {
      const number = dayNumber(localDate)
      const gap = number - before
      before = number
      const kinds = [...day.kinds].sort(([a], [b]) => a - b)
      const places = [...day.tags].map((tag) => indexOf.get(tag) ?? 0).sort((a, b) => a - b)
      return [gap, kinds.flat(), places]
    }),
  }
}
