import type { NewMilestone } from './milestone.schema.ts'

/** A milestone with what a create may leave out. */
export const wholeMilestone = (milestone: NewMilestone) => ({
  description: '',
  target_date: null,
  is_completed: false,
  reward: '',
  progress: 0,
  ...milestone,
})
