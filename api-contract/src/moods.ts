// Compass readings: /mood/
import * as z from 'zod/mini'
import { calendarDay, instant, itemFields } from './common.ts'

export const lowestMood = 1
export const highestMood = 5

export const energies = ['low', 'medium', 'high'] as const
export type Energy = (typeof energies)[number]

/** Code points of a note (D15). */
export const longestNote = 500
/** Readings of one person on one day: more of them come from a program, and each write reads all of its day. */
export const mostReadingsOfDay = 1_000
/** Code points of one tag of a reading. */
export const longestTag = 50

/** Tags of one reading. */
export const mostTags = 30

/** A compass reading as this server answers it. */
export const moodSchema = z.object({
  ...itemFields,
  mood_value: z.int(),
  energy: z.nullable(z.enum([...energies, ''])),
  note: z.string(),
  tags: z.array(z.string()),
  timestamp: instant,
  local_date: calendarDay.check(
    z.meta({ format: 'date', description: 'The day it was where it was written.' }),
  ),
  time_zone: z.string(),
  has_time: z.optional(z.boolean()).check(
    z.meta({
      description:
        'False where only the day is known: the timestamp is the noon of that day. True if left out.',
    }),
  ),
  day_end: z.optional(z.int()).check(
    z.meta({
      description: 'The hour at which a day ended for its writer. 0 if left out.',
    }),
  ),
  edited_at: z.nullish(instant).check(z.meta({ description: 'When it was last changed.' })),
})

export type Mood = z.infer<typeof moodSchema>

const { version, energy, local_date, time_zone } = moodSchema.shape

/** A reading as a browser accepts it: an older server may not say where it was written (D21). */
export const receivedMoodSchema = z.extend(moodSchema, {
  version: z.optional(version),
  energy: z.nullish(energy),
  local_date: z.nullish(local_date),
  time_zone: z.nullish(time_zone),
})

export type ReceivedMood = z.infer<typeof receivedMoodSchema>

/** The mean of one week that has readings (D18). */
export const weeklyAverageSchema = z.object({
  week_start: calendarDay.check(z.meta({ format: 'date', description: 'A Monday.' })),
  average_mood: z.number(),
  count: z.int(),
})

export type WeeklyAverage = z.infer<typeof weeklyAverageSchema>

/** What is sent to log a reading; `mood_value` runs from `lowestMood` to `highestMood`. */
export type NewMood = {
  mood_value: number
  energy?: Energy | '' | null | undefined
  note?: string | undefined
  tags?: string[] | undefined
  /**
   * When it was, at most now (D49): a wall clock, `2031-03-01T22:00`, with its offset where that is known,
   * `2031-03-01T22:00+01:00`; an instant, `2031-03-01T21:00:00Z`; or a day without a clock, `2031-03-01`. Left
   * out, it is the moment of the request.
   */
  recorded_at?: string | undefined
  /** The IANA name of the zone of `recorded_at`; otherwise that of the request or, in a change, of the reading. */
  time_zone?: string | undefined
}

export type MoodChanges = Partial<NewMood>
