// Journeys and milestones as the product shows them, also from a server that sends less (D21, D22).
import type {
  Journey,
  Milestone,
  ReceivedJourney,
  ReceivedMilestone,
} from '@truenorth/api-contract/journeys'

const doneNames = ['is_completed', 'is_complete', 'completed', 'status'] as const
const doneValues = new Set<unknown>(['true', '1', 'completed', 'done', 'complete', 'yes'])

type DoneFlags = { [name in (typeof doneNames)[number]]?: unknown }

const meansDone = (value: unknown) => doneValues.has(String(value).trim().toLowerCase())

/** Whether a milestone is done, by any of the names and values that a server may send (D22). */
export const isDone = (flags: DoneFlags) => doneNames.some((name) => meansDone(flags[name]))

// The milestones themselves are more reliable than the numbers beside them.
const countMilestones = (received: ReceivedJourney) => {
  const { milestones, completed_milestones = 0, total_milestones, total_waypoints } = received
  if (milestones) return { done: milestones.filter(isDone).length, total: milestones.length }
  return { done: completed_milestones, total: total_milestones ?? total_waypoints ?? 0 }
}

const toTitleCase = (name: string) =>
  name.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())

/** A journey with all of its fields: what the server left out is computed or has its default (D21). */
export const toJourney = (received: ReceivedJourney): Journey => {
  const { id, title, status, start_date, target_date, category = 'custom' } = received
  const { done, total } = countMilestones(received)
  return {
    id,
    title,
    status,
    start_date,
    target_date,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a category of a newer server is shown by its label and sent back as it came
    category: category as Journey['category'],
    version: received.version ?? 0,
    description: received.description ?? '',
    status_display: received.status_display ?? toTitleCase(status),
    categoryDisplay: received.categoryDisplay ?? toTitleCase(category),
    color: received.color ?? '',
    emoji: received.emoji ?? '🧭',
    progress: received.progress ?? 0,
    completed_milestones: done,
    total_milestones: total,
    current_waypoint: received.current_waypoint ?? 0,
    total_waypoints: received.total_waypoints ?? total,
    achievements: received.achievements ?? done,
    last_activity: received.last_activity ?? received.updated_at ?? start_date,
    is_active: received.is_active ?? status === 'active',
    created_at: received.created_at ?? '',
    updated_at: received.updated_at ?? '',
  }
}

/** A milestone with all of its fields: what the server left out has its default (D21). */
export const toMilestone = (received: ReceivedMilestone): Milestone => ({
  id: received.id,
  version: received.version ?? 0,
  title: received.title,
  description: received.description ?? '',
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a type of a newer server is shown as a custom goal and sent back as it came
  type: (received.type ?? 'custom') as Milestone['type'],
  target_date: received.target_date ?? null,
  is_completed: isDone(received),
  reward: received.reward ?? '',
  progress: received.progress ?? 0,
  reached_on: received.reached_on,
  created_at: received.created_at ?? '',
})
