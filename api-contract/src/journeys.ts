// Discovery paths and their waypoints: /journey/ and /journey/:journeyId/milestone/
import * as z from 'zod/mini'
import { calendarDay, instant, itemFields, labelledSchema } from './common.ts'

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
export type Category = (typeof categories)[number]

export const journeyStatuses = ['active', 'paused', 'completed', 'archived'] as const
export type JourneyStatus = (typeof journeyStatuses)[number]

export const milestoneTypes = [
  'habit',
  'discovery',
  'practice',
  'reflection',
  'celebration',
  'custom',
] as const
export type MilestoneType = (typeof milestoneTypes)[number]

/** Code points of the title of a journey or a milestone. */
export const longestTitle = 200
/** Code points of a milestone's reward. */
export const longestReward = 200
/** Code points of the gradient of a journey. */
export const longestColor = 100
/** Code points of the emoji of a journey, which may be composed of several. */
export const longestEmoji = 20

/** The gradient and the emoji of a journey for which none is chosen. */
export const defaultColor = 'from-blue-500 to-cyan-500'
export const defaultEmoji = '🧭'

/** A discovery path as this server answers it; the numbers are computed from its milestones (D21). */
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
  color: z
    .string()
    .check(z.meta({ description: 'A gradient: from-<hue>-<step> to-<hue>-<step>.' })),
  emoji: z.string(),
  progress: z.int().check(z.meta({ description: 'Percent.' })),
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

export type Journey = z.infer<typeof journeySchema>

/** A waypoint of a journey as this server answers it. */
export const milestoneSchema = z.object({
  ...itemFields,
  title: z.string(),
  description: z.string(),
  type: z.enum(milestoneTypes),
  target_date: z.nullable(calendarDay),
  is_completed: z.boolean(),
  reward: z.string(),
  progress: z.int().check(z.meta({ description: 'Percent.' })),
  reached_on: z.nullish(calendarDay).check(
    z.meta({
      format: 'date',
      description: 'The day on which it was completed, where that is known.',
    }),
  ),
  created_at: instant,
})

export type Milestone = z.infer<typeof milestoneSchema>

/** The names under which a server may say that a milestone is done, with values of any kind (D22). */
export const receivedDoneFlags = {
  is_completed: z.optional(z.unknown()),
  is_complete: z.optional(z.unknown()),
  completed: z.optional(z.unknown()),
  status: z.optional(z.unknown()),
}

/** A milestone as a browser accepts it: only its id and title are certain (D21). */
export const receivedMilestoneSchema = z.object({
  id: milestoneSchema.shape.id,
  title: milestoneSchema.shape.title,
  ...receivedDoneFlags,
  version: z.nullish(milestoneSchema.shape.version),
  description: z.nullish(milestoneSchema.shape.description),
  type: z.nullish(z.string()),
  target_date: z.nullish(calendarDay),
  reward: z.nullish(milestoneSchema.shape.reward),
  progress: z.nullish(milestoneSchema.shape.progress),
  reached_on: milestoneSchema.shape.reached_on,
  created_at: z.nullish(z.string()),
})

export type ReceivedMilestone = z.infer<typeof receivedMilestoneSchema>

/**
 * A journey as a browser accepts it: what is computed may be missing, and the milestones may be
 * there to compute it from (D21).
 */
export const receivedJourneySchema = z.extend(z.partial(journeySchema), {
  id: journeySchema.shape.id,
  title: journeySchema.shape.title,
  status: journeySchema.shape.status,
  start_date: calendarDay,
  target_date: calendarDay,
  category: z.optional(z.string()),
  created_at: z.optional(z.string()),
  updated_at: z.optional(z.string()),
  milestones: z.optional(z.array(z.object(receivedDoneFlags))),
})

export type ReceivedJourney = z.infer<typeof receivedJourneySchema>

/** What may be chosen for a journey, with the words for it. */
export const journeyChoicesSchema = z.object({
  categories: z.array(labelledSchema),
  statuses: z.array(labelledSchema),
})

export type JourneyChoices = z.infer<typeof journeyChoicesSchema>

/** What is sent to start a journey; days are `YYYY-MM-DD`. */
export type NewJourney = {
  title: string
  description?: string | undefined
  start_date: string
  target_date: string
  status?: JourneyStatus | undefined
  category: Category
  color?: string | undefined
  emoji?: string | undefined
}

export type JourneyChanges = Partial<NewJourney>

/** What is sent to set a milestone; `progress` is in percent. */
export type NewMilestone = {
  title: string
  description?: string | undefined
  type: MilestoneType
  target_date?: string | null | undefined
  is_completed?: boolean | undefined
  reward?: string | undefined
  progress?: number | undefined
}

export type MilestoneChanges = Partial<NewMilestone>
