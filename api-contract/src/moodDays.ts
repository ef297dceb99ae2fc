// Readings counted by day: /mood/days/
import * as z from 'zod/mini'
import { calendarDay } from './common.ts'
import { energies, lowestMood, type Energy } from './moods.ts'

/** The parts of a day, by the clock of the place where a reading was written. */
export const partsOfDay = ['morning', 'midday', 'evening', 'night'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** What a reading counts as: its mood, and where they are known its energy and the part of its day. */
export type ReadingKind = {
  /** 1 to 5. */
  mood: number
  energy: Energy | null
  part: PartOfDay | null
}

const dayMs = 86_400_000
const energyCount = energies.length + 1
const partCount = partsOfDay.length + 1

/** One number from 0 to 99 for a kind of reading. It is stored and sent, so the order of the lists stays. */
export const encodeKind = ({ mood, energy, part }: ReadingKind) =>
  ((mood - lowestMood) * energyCount + (energy === null ? 0 : energies.indexOf(energy) + 1)) *
    partCount +
  (part === null ? 0 : partsOfDay.indexOf(part) + 1)

/** The kind of reading that a number stands for. */
export const decodeKind = (kind: number): ReadingKind => {
  const pair = Math.floor(kind / partCount)
  return {
    mood: Math.floor(pair / energyCount) + lowestMood,
    energy: energies[(pair % energyCount) - 1] ?? null,
    part: partsOfDay[(kind % partCount) - 1] ?? null,
  }
}

const numbers = z.array(z.int())

/** Every day that has readings, earliest first; `days` is read by those below. */
export const moodDaysSchema = z.object({
  tags: z
    .array(z.string())
    .check(z.meta({ description: 'The tags that days name by their place in this list.' })),
  first: z.nullable(calendarDay).check(z.meta({ format: 'date', description: 'The first day.' })),
})

// The parser of tuples would weigh on every first screen (`shared-auth/src/schema.ts`).
const receivedDay = z.pipe(
  z.array(z.unknown()),
  z.transform(([gap, kinds, tags]) => ({
    gap: z.parse(z.int(), gap),
    kinds: z.parse(numbers, kinds),
    tags: z.parse(numbers, tags),
  })),
)

/**
 * Counted days as a browser reads them. Of each day: how many days it is after the one before; kinds of
 * readings, each followed by its number; tags by their places.
 */
export const receivedMoodDaysSchema = z.extend(moodDaysSchema, { days: z.array(receivedDay) })

export type ReceivedMoodDays = z.infer<typeof receivedMoodDaysSchema>

/** A day that has readings. */
export type CountedDay = {
  /** "YYYY-MM-DD". */
  date: string
  /** How many readings there are. */
  count: number
  /** The mean of its readings: the one value that a day counts with. */
  mean: number
  /** Its readings by mood; the first is mood 1. */
  moods: readonly number[]
  kinds: readonly { mood: number; energy: string | null; part: PartOfDay | null; count: number }[]
  tags: readonly string[]
}

/** How many readings there are, and their mean, from numbers of readings by mood; the first is mood 1. */
export const meanOf = (moods: readonly number[]) => {
  const count = moods.reduce((sum, of) => sum + of, 0)
  const sum = moods.reduce((total, of, index) => total + of * (index + 1), 0)
  return { count, mean: sum / count }
}

/** The days of an answer, earliest first. */
export const toDays = ({ tags, first, days }: ReceivedMoodDays): CountedDay[] => {
  let instant = Date.parse(`${first ?? ''}T00:00Z`)
  return days.map(({ gap, kinds: counted, tags: places }) => {
    instant += gap * dayMs
    const kinds: CountedDay['kinds'][number][] = []
    const moods = [0, 0, 0, 0, 0]
    for (let at = 0; at < counted.length; at += 2) {
      const { mood, energy, part } = decodeKind(counted[at] ?? 0)
      const count = counted[at + 1] ?? 0
      kinds.push({ mood, energy, part, count })
      moods[mood - 1] = (moods[mood - 1] ?? 0) + count
    }
    return {
      date: new Date(instant).toISOString().slice(0, 'YYYY-MM-DD'.length),
      ...meanOf(moods),
      moods,
      kinds,
      tags: places.flatMap((place) => tags[place] ?? []),
    }
  })
}
