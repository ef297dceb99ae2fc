import type { Milestone, NewMilestone } from '@truenorth/api-contract/journeys'
import { labelledDifferences } from '@truenorth/shared-auth/forms'

/** What the forms of a milestone hold; only the guided one shows `progress`, as it is typed. */
export type MilestoneValues = {
  title: string
  description: string
  type: Milestone['type'] | ''
  target_date: string
  reward: string
  is_completed: boolean
  progress: string
}

/** The labels of the fields. */
export const milestoneLabels = {
  title: 'Title',
  description: 'Description',
  type: 'Type',
  target_date: 'Target date',
  reward: 'Reward',
  is_completed: 'Mark as completed',
} satisfies Record<Exclude<keyof MilestoneValues, 'progress'>, string>

/** The empty form. */
export const emptyMilestone: MilestoneValues = {
  title: '',
  description: '',
  type: '',
  target_date: '',
  reward: '',
  is_completed: false,
  progress: '0',
}

/** The form of a milestone that is edited. */
export const milestoneValuesOf = (milestone: Milestone): MilestoneValues => ({
  title: milestone.title,
  description: milestone.description,
  type: milestone.type,
  target_date: milestone.target_date ?? '',
  reward: milestone.reward,
  is_completed: milestone.is_completed,
  progress: String(milestone.progress),
})

/** What is sent of the plain form and of an edit; without a date, null is sent. */
export const toNewMilestone = (values: MilestoneValues): NewMilestone => ({
  title: values.title.trim(),
  description: values.description.trim(),
  type: values.type || 'custom',
  target_date: values.target_date || null,
  is_completed: values.is_completed,
  reward: values.reward.trim(),
})

/** What is sent of the guided form. */
export const toGuidedMilestone = (values: MilestoneValues): NewMilestone => ({
  ...toNewMilestone(values),
  progress: Number(values.progress),
})

/** The fields in which two versions differ, in the words of the form. */
export const milestoneDifferences = (mine: MilestoneValues, theirs: MilestoneValues) =>
  labelledDifferences(milestoneLabels, mine, theirs)
