import type { Journey } from '@truenorth/api/contract'
import { is, readerOf } from '@truenorth/shared-auth'
import { type DoneFlags, isDone } from './isDone'

/** A journey as it may arrive: what is computed may be missing, the milestones may be there. */
export type SentJourney = Partial<Journey> &
  Pick<Journey, 'id' | 'title' | 'status' | 'start_date' | 'target_date'> & {
    milestones?: DoneFlags[] | undefined
  }

const count = is.optional(is.number)
const text = is.optional(is.text)

const readSent = readerOf<SentJourney>('path', {
  id: is.id,
  title: is.text,
  status: is.oneOf(['active', 'paused', 'completed', 'archived']),
  start_date: is.day,
  target_date: is.day,
  description: text,
  status_display: text,
  category: text,
  categoryDisplay: text,
  color: text,
  emoji: text,
  progress: count,
  completed_milestones: count,
  total_milestones: count,
  current_waypoint: count,
  total_waypoints: count,
  achievements: count,
  last_activity: is.optional(is.instant),
  is_active: is.optional(is.flag),
  created_at: text,
  updated_at: text,
  version: count,
  milestones: is.optional(is.listOf(is.like({}))),
})

const countsOf = ({ milestones, ...sent }: SentJourney) => {
  if (milestones) {
    const done = milestones.filter(isDone)
    return { completed_milestones: done.length, total_milestones: milestones.length }
  }
  return {
    completed_milestones: sent.completed_milestones ?? 0,
    total_milestones: sent.total_milestones ?? sent.total_waypoints ?? 0,
  }
}

const spaced = (name: string) =>
  name.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())

/** A journey with everything in its place, also from a server that sends less (D21). */
export const readJourney = (answer: unknown): Journey => {
  const sent = readSent(answer)
  const counts = countsOf(sent)
  const category = sent.category ?? 'custom'
  return {
    version: 0,
    description: '',
    status_display: spaced(sent.status),
    categoryDisplay: spaced(category),
    color: '',
    emoji: '🧭',
    progress: 0,
    current_waypoint: 0,
    total_waypoints: counts.total_milestones,
    achievements: counts.completed_milestones,
    last_activity: sent.updated_at ?? sent.start_date,
    is_active: sent.status === 'active',
    created_at: '',
    updated_at: '',
    ...sent,
    ...counts,
    category,
  }
}
