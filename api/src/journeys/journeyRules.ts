// What is computed of journeys and milestones, and what a create may leave out.
import {
  defaultColor,
  defaultEmoji,
  journeySchema,
  type Journey,
  type Milestone,
  type MilestoneChanges,
  type NewJourney,
  type NewMilestone,
} from '@truenorth/api-contract/journeys'
import { invalid } from '../http/failure.ts'
import { wireInstant } from '../time/instant.ts'
import { categoryLabels, statusLabels } from './journeyLabels.ts'

/** Said of a journey that ends before it starts. */
export const endsBeforeStart = 'Target date must be after start date.'

/**
 * A journey may end on the day it starts.
 * @throws Failure 400 when it ends before it starts
 */
export const checkDates = (dates: { start_date: string; target_date: string }) => {
  if (dates.target_date < dates.start_date) {
    throw invalid({ target_date: [endsBeforeStart] })
  }
}

/** A new journey with the defaults of what it leaves out. */
export const withJourneyDefaults = (journey: NewJourney) => ({
  description: '',
  status: 'active' as const,
  color: defaultColor,
  emoji: defaultEmoji,
  ...journey,
})

/** A milestone as it is written: with the day on which it was reached, or null to take it away. */
export type MilestoneContent<Given> = Given & { reached_on?: string | null }

/**
 * The changes of a milestone with the day on which it is reached. It stays where nothing is completed or reopened.
 * @param before undefined for a new milestone
 */
export const withReachedDay = <Changes extends MilestoneChanges>(
  changes: Changes,
  before: Pick<Milestone, 'is_completed'> | undefined,
  today: string,
): MilestoneContent<Changes> => {
  const { is_completed: isCompleted } = changes
  if (isCompleted === undefined || isCompleted === (before?.is_completed ?? false)) return changes
  return { ...changes, reached_on: isCompleted ? today : null }
}

/** A new milestone with the defaults of what it leaves out. */
export const withMilestoneDefaults = (milestone: MilestoneContent<NewMilestone>) => ({
  description: '',
  target_date: null,
  is_completed: false,
  reward: '',
  progress: 0,
  reached_on: null,
  ...milestone,
})

/** The milestones of a journey in numbers: how many, and how many of them are completed. */
export type MilestoneCounts = { done: number; total: number }

// Rounding alone would make 199 of 200 complete.
const percentOf = ({ done, total }: MilestoneCounts) => {
  if (total === 0) return 0
  return done < total ? Math.min(99, Math.round((done / total) * 100)) : 100
}

/** The fields of a journey that are computed from its milestones (D21). */
export const journeyProgress = (counts: MilestoneCounts) => {
  const { done, total } = counts
  return {
    progress: percentOf(counts),
    completed_milestones: done,
    total_milestones: total,
    current_waypoint: Math.min(done + 1, total),
    total_waypoints: total,
    achievements: done,
  }
}

/** The stored fields of a journey; instants are as they are stored. */
export type StoredJourney = Pick<
  Journey,
  | 'id'
  | 'version'
  | 'title'
  | 'description'
  | 'start_date'
  | 'target_date'
  | 'color'
  | 'emoji'
  | 'created_at'
  | 'updated_at'
> & { status: string; category: string }

/** What a journey takes from its milestones: their counts, and the stored instant of the last change. */
export type MilestoneFacts = MilestoneCounts & { lastChanged: string | null }

const { status: statusSchema, category: categorySchema } = journeySchema.shape

const later = (one: string, other: string | null) => (other !== null && other > one ? other : one)

/** A journey as it is answered. */
export const toJourney = (stored: StoredJourney, facts: MilestoneFacts): Journey => {
  const status = statusSchema.parse(stored.status)
  const category = categorySchema.parse(stored.category)
  return {
    id: stored.id,
    version: stored.version,
    title: stored.title,
    description: stored.description,
    start_date: stored.start_date,
    target_date: stored.target_date,
    status,
    status_display: statusLabels[status],
    category,
    categoryDisplay: categoryLabels[category],
    color: stored.color,
    emoji: stored.emoji,
    ...journeyProgress(facts),
    last_activity: wireInstant(later(stored.updated_at, facts.lastChanged)),
    is_active: status === 'active',
    created_at: wireInstant(stored.created_at),
    updated_at: wireInstant(stored.updated_at),
  }
}
