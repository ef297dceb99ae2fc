import type { Milestone } from '@truenorth/api/contract'
import { type DoneFlags, isDone } from './isDone'

/** A milestone as it may arrive: the flag under another name, optional fields left out. */
export type SentMilestone = DoneFlags & Partial<Omit<Milestone, 'is_completed'>> & { id: number }

/** A milestone with everything in its place. */
export const readMilestone = (sent: SentMilestone): Milestone => ({
  id: sent.id,
  version: sent.version ?? 0,
  title: sent.title ?? '',
  description: sent.description ?? '',
  type: sent.type ?? 'custom',
  target_date: sent.target_date ?? null,
  is_completed: isDone(sent),
  reward: sent.reward ?? '',
  progress: sent.progress ?? 0,
  created_at: sent.created_at ?? '',
})
