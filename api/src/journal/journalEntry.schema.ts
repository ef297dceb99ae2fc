import { z } from 'zod'
import { choice } from '../fields/choice.ts'
import { day } from '../fields/day.ts'
import { integer } from '../fields/integer.ts'
import { calendarDay, instant, itemFields } from '../fields/item.schema.ts'
import { list } from '../fields/list.ts'
import { text } from '../fields/text.ts'
import { words } from '../fields/words.ts'

export const emotions = [
  'happy',
  'sad',
  'excited',
  'anxious',
  'calm',
  'angry',
  'grateful',
  'lonely',
  'confident',
  'overwhelmed',
  'peaceful',
  'frustrated',
  'hopeful',
  'tired',
  'energetic',
] as const
export const mostImages = 6

const images = list(text({ max: 200 }))
  .refine((paths) => paths.length <= mostImages, words.tooMany(mostImages))
  .refine((paths) => new Set(paths).size === paths.length, 'A picture stands here twice.')

export const newJournalEntrySchema = z.object({
  entry_date: day(),
  mood: integer({ min: 1, max: 5 }),
  emotion: choice(emotions),
  title: text({ max: 200 }),
  content: text(),
  tags_input: list(text({ max: 50 })).optional(),
  images: images.optional(),
})

export const journalEntryChangesSchema = newJournalEntrySchema.partial()

export const journalEntrySchema = z.object({
  ...itemFields,
  entry_date: calendarDay,
  mood: z.int(),
  emotion: z.enum(emotions),
  title: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  images: z.array(z.string()).meta({ description: 'Paths that POST /journal/images/ answered.' }),
  created_at: instant,
  updated_at: instant,
})

/** A reflection. */
export type JournalEntry = z.infer<typeof journalEntrySchema>
export type NewJournalEntry = z.infer<typeof newJournalEntrySchema>
export type JournalEntryChanges = z.infer<typeof journalEntryChangesSchema>
