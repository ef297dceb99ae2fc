import { z } from 'zod'
import { choice } from '../fields/choice.ts'
import { day } from '../fields/day.ts'
import { calendarDay, instant, itemFields } from '../fields/item.schema.ts'
import { labelledSchema } from '../fields/labelled.schema.ts'
import { text } from '../fields/text.ts'

export const categories = [
  'self-discovery',
  'mindfulness',
  'wellness',
  'personal-growth',
  'relationships',
  'creativity',
  'career',
  'custom',
] as const
export const journeyStatuses = ['active', 'paused', 'completed', 'archived'] as const

// The edit form spells this one category with a space (D20).
const hyphenated = (value: unknown) => (value === 'personal growth' ? 'personal-growth' : value)

export const newJourneySchema = z.object({
  title: text({ max: 200 }),
  description: text({ blank: true }).optional(),
  start_date: day(),
  target_date: day(),
  status: choice(journeyStatuses).optional(),
  category: z.preprocess(hyphenated, choice(categories)),
  color: text({ max: 100, blank: true }).optional(),
  emoji: text({ max: 20, blank: true }).optional(),
})

export const journeyChangesSchema = newJourneySchema.partial()

export const journeySchema = z.object({
  ...itemFields,
  title: z.string(),
  description: z.string(),
  start_date: calendarDay,
  target_date: calendarDay,
  status: z.enum(journeyStatuses),
  status_display: z.string(),
  category: z.enum(categories),
  categoryDisplay: z.string(),
  color: z.string().meta({ description: 'A gradient: from-<hue>-<step> to-<hue>-<step>.' }),
  emoji: z.string(),
  progress: z.int().meta({ description: 'Percent.' }),
  completed_milestones: z.int(),
  total_milestones: z.int(),
  current_waypoint: z.int(),
  total_waypoints: z.int(),
  achievements: z.int(),
  last_activity: instant,
  is_active: z.boolean(),
  created_at: instant,
  updated_at: instant,
})

export const journeyChoicesSchema = z.object({
  categories: z.array(labelledSchema),
  statuses: z.array(labelledSchema),
})

/** A discovery path. */
export type Journey = z.infer<typeof journeySchema>
export type NewJourney = z.infer<typeof newJourneySchema>
export type JourneyChanges = z.infer<typeof journeyChangesSchema>
export type JourneyChoices = z.infer<typeof journeyChoicesSchema>
