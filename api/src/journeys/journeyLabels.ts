import type { Labelled } from '@truenorth/api-contract/common'
import type { Category, JourneyStatus, MilestoneType } from '@truenorth/api-contract/journeys'

export const categoryLabels: Record<Category, string> = {
  'self-discovery': 'Self-Discovery',
  mindfulness: 'Mindfulness',
  wellness: 'Wellness',
  'personal-growth': 'Personal Growth',
  relationships: 'Relationships',
  creativity: 'Creativity',
  career: 'Career',
  custom: 'Custom',
}

export const statusLabels: Record<JourneyStatus, string> = {
  active: 'Active',
  paused: 'Paused',
  completed: 'Completed',
  archived: 'Archived',
}

export const milestoneTypeLabels: Record<MilestoneType, string> = {
  habit: 'Habit Building',
  discovery: 'Self-Discovery',
  practice: 'Skill Practice',
  reflection: 'Reflection',
  celebration: 'Celebration',
  custom: 'Custom Goal',
}

/** Labels as the rows of a drop-down list. */
export const choicesOf = (labels: Record<string, string>): Labelled[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
