import type { Labelled } from '../fields/labelled.schema.ts'
import type { Journey } from './journey.schema.ts'
import type { Milestone } from './milestone.schema.ts'

export const categoryLabels: Record<Journey['category'], string> = {
  'self-discovery': 'Self-Discovery',
  mindfulness: 'Mindfulness',
  wellness: 'Wellness',
  'personal-growth': 'Personal Growth',
  relationships: 'Relationships',
  creativity: 'Creativity',
  career: 'Career',
  custom: 'Custom',
}

export const statusLabels: Record<Journey['status'], string> = {
  active: 'Active',
  paused: 'Paused',
  completed: 'Completed',
  archived: 'Archived',
}

export const milestoneTypeLabels: Record<Milestone['type'], string> = {
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
