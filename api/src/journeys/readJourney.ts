import { wireInstant } from '../time/instant.ts'
import { journeyProgress, type MilestoneCounts } from './journeyProgress.ts'
import { categoryLabels, statusLabels } from './journeyLabels.ts'
import { journeySchema, type Journey } from './journey.schema.ts'

const { status: statusSchema, category: categorySchema } = journeySchema.shape

/** What is stored of a journey; instants as they are stored. */
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

export type MilestoneFacts = MilestoneCounts & { lastTouched: string | null }

const later = (one: string, other: string | null) => (other !== null && other > one ? other : one)

/** A journey as it is answered, computed from what is stored of it and of its milestones. */
export const readJourney = (stored: StoredJourney, facts: MilestoneFacts): Journey => {
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
    last_activity: wireInstant(later(stored.updated_at, facts.lastTouched)),
    is_active: status === 'active',
    created_at: wireInstant(stored.created_at),
    updated_at: wireInstant(stored.updated_at),
  }
}
