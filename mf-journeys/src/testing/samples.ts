import type { Journey, Milestone } from '@truenorth/api-contract/journeys'
import { toJourney, toMilestone } from '../domain/received'

/** A journey as the server sends it, for tests: active, two of six waypoints reached. */
export const aJourney = (changes: Partial<Journey> = {}): Journey =>
  toJourney({
    id: 7,
    title: 'Thirty mornings outside',
    description: 'Out of the door before the phone.',
    status: 'active',
    start_date: '2025-11-10',
    target_date: '2025-12-14',
    category: 'wellness',
    color: 'from-red-500 to-amber-500',
    emoji: '🌅',
    completed_milestones: 2,
    total_milestones: 6,
    last_activity: '2025-11-26T10:00:00Z',
    ...changes,
  })

/** An open milestone as the server sends it, for tests. */
export const aMilestone = (changes: Partial<Milestone> = {}): Milestone =>
  toMilestone({
    id: 31,
    title: 'Walk without the phone',
    description: 'Notice three things.',
    type: 'practice',
    target_date: '2025-11-29',
    reward: 'Breakfast at the bakery',
    progress: 40,
    created_at: '2025-11-10T08:00:00Z',
    is_completed: false,
    ...changes,
  })

/** The choices as the server sends them, for tests. */
export const someChoices = {
  categories: [
    { value: 'wellness', label: 'Wellness' },
    { value: 'career', label: 'Career' },
  ],
  statuses: [
    { value: 'active', label: 'Active' },
    { value: 'completed', label: 'Completed' },
  ],
}
