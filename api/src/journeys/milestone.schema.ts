import { z } from 'zod'
import { choice } from '../fields/choice.ts'
import { day } from '../fields/day.ts'
import { flag } from '../fields/flag.ts'
import { integer } from '../fields/integer.ts'
import { calendarDay, instant, itemFields } from '../fields/item.schema.ts'
import { text } from '../fields/text.ts'

export const milestoneTypes = [
  'habit',
  'discovery',
  'practice',
  'reflection',
  'celebration',
  'custom',
] as const

export const newMilestoneSchema = z.object({
  title: text({ max: 200 }),
  description: text({ blank: true }).optional(),
  type: choice(milestoneTypes),
  target_date: day().nullable().optional(),
  is_completed: flag().optional(),
  reward: text({ max: 200, blank: true }).optional(),
  progress: integer({ min: 0, max: 100 }).optional(),
})

export const milestoneChangesSchema = newMilestoneSchema.partial()

export const milestoneSchema = z.object({
  ...itemFields,
  title: z.string(),
  description: z.string(),
  type: z.enum(milestoneTypes),
  target_date: calendarDay.nullable(),
  is_completed: z.boolean(),
  reward: z.string(),
  progress: z.int().meta({ description: 'Percent.' }),
  created_at: instant,
})

/** A waypoint of a journey. */
export type Milestone = z.infer<typeof milestoneSchema>
export type NewMilestone = z.infer<typeof newMilestoneSchema>
export type MilestoneChanges = z.infer<typeof milestoneChangesSchema>
