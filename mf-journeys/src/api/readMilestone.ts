import type { Milestone } from '@truenorth/api/contract'
import { is, readerOf } from '@truenorth/shared-auth'
import { type DoneFlags, isDone } from './isDone'

/** A milestone as it may arrive: the flag under another name, optional fields left out. */
export type SentMilestone = DoneFlags &
  Partial<Omit<Milestone, 'is_completed'>> &
  Pick<Milestone, 'id' | 'title'>

const readSent = readerOf<SentMilestone>('milestone', {
  id: is.id,
  title: is.text,
  description: is.maybe(is.text),
  type: is.maybe(is.text),
  target_date: is.maybe(is.day),
  reward: is.maybe(is.text),
  progress: is.maybe(is.number),
  created_at: is.maybe(is.text),
  version: is.maybe(is.number),
})

/** A milestone with everything in its place. */
export const readMilestone = (answer: unknown): Milestone => milestoneOf(readSent(answer))

const milestoneOf = (sent: SentMilestone): Milestone => ({
  id: sent.id,
  version: sent.version ?? 0,
  title: sent.title,
  description: sent.description ?? '',
  type: sent.type ?? 'custom',
  target_date: sent.target_date ?? null,
  is_completed: isDone(sent),
  reward: sent.reward ?? '',
  progress: sent.progress ?? 0,
  created_at: sent.created_at ?? '',
})
