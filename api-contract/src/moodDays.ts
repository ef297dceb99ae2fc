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
