import { z } from 'zod'
import { choice } from '../fields/choice.ts'
import { integer } from '../fields/integer.ts'
import { calendarDay, instant, itemFields } from '../fields/item.schema.ts'
import { list } from '../fields/list.ts'
import { text } from '../fields/text.ts'

const energies = ['low', 'medium', 'high'] as const
const longestNote = 500
const longestTag = 50

export const newMoodSchema = z.object({
  mood_value: integer({ min: 1, max: 5 }),
  energy: choice([...energies, ''])
    .nullable()
    .optional(),
  note: text({ max: longestNote, blank: true }).optional(),
  tags: list(text({ max: longestTag })).optional(),
})

export const moodChangesSchema = newMoodSchema.partial()

export const moodSchema = z.object({
  ...itemFields,
  mood_value: z.int(),
  energy: z.enum([...energies, '']).nullable(),
  note: z.string(),
  tags: z.array(z.string()),
  timestamp: instant,
  local_date: calendarDay.meta({ description: 'The day it was where it was written.' }),
  time_zone: z.string(),
})

export const weeklyAverageSchema = z.object({
  week_start: calendarDay.meta({ description: 'A Monday.' }),
  average_mood: z.number(),
  count: z.int(),
})

/** A compass reading. */
export type Mood = z.infer<typeof moodSchema>
export type NewMood = z.infer<typeof newMoodSchema>
export type MoodChanges = z.infer<typeof moodChangesSchema>
export type WeeklyAverage = z.infer<typeof weeklyAverageSchema>
