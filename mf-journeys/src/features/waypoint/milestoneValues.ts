import type { Milestone, NewMilestone } from '@truenorth/api/contract'

/** What the milestone forms hold; the guided one alone shows progress. */
export type MilestoneValues = {
  title: string
  description: string
  type: Milestone['type'] | ''
  target_date: string
  reward: string
  is_completed: boolean
  progress: string
}

/** How the fields are named. */
export const milestoneLabels = {
  title: 'Title',
  description: 'Description',
  type: 'Type',
  target_date: 'Target date',
  reward: 'Reward',
  is_completed: 'Mark as completed',
} satisfies Record<Exclude<keyof MilestoneValues, 'progress'>, string>

/** What the server may find fault with, field by field. */
export const milestoneFields = [
  'title',
  'description',
  'type',
  'target_date',
  'reward',
  'progress',
] as const

export const emptyMilestone: MilestoneValues = {
  title: '',
  description: '',
  type: '',
  target_date: '',
  reward: '',
  is_completed: false,
  progress: '0',
}

export const milestoneValuesOf = (milestone: Milestone): MilestoneValues => ({
  title: milestone.title,
  description: milestone.description,
  type: milestone.type,
  target_date: milestone.target_date ?? '',
  reward: milestone.reward,
  is_completed: milestone.is_completed,
  progress: String(milestone.progress),
})

/** What is sent of it: an open date is no date. */
export const toMilestone = (values: MilestoneValues): NewMilestone => ({
  title: values.title.trim(),
  description: values.description.trim(),
  type: values.type || 'custom',
  target_date: values.target_date || null,
  is_completed: values.is_completed,
  reward: values.reward.trim(),
})
