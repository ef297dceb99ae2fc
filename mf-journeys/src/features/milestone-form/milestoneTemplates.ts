import type { Milestone } from '@truenorth/api-contract/journeys'

/** A milestone to start from. */
export type MilestoneTemplate = Pick<Milestone, 'title' | 'description' | 'type' | 'reward'> & {
  emoji: string
  /** How long it takes, estimated. */
  days: number
}

/** The templates of the guided form. */
export const milestoneTemplates: readonly MilestoneTemplate[] = [
  {
    title: 'Seven days in a row',
    description: 'The smallest version that still counts, once a day for a week.',
    type: 'habit',
    reward: 'An evening off',
    emoji: '🔁',
    days: 7,
  },
  {
    title: 'Practise one thing properly',
    description: 'Choose a single skill and give it half an hour every other day.',
    type: 'practice',
    reward: 'A tool that makes it easier',
    emoji: '🌿',
    days: 14,
  },
  {
    title: 'Ask three people how they do it',
    description: 'Three short conversations, and a note after each.',
    type: 'discovery',
    reward: 'Coffee with the fourth',
    emoji: '🔎',
    days: 10,
  },
  {
    title: 'Look back and write a page',
    description: 'What has changed since the first day? What would you do differently?',
    type: 'reflection',
    reward: 'A long walk',
    emoji: '📖',
    days: 7,
  },
]
