import type { JourneyStatus } from '@truenorth/api-contract/journeys'

/** The name of each status. */
export const statusLabels = {
  active: 'Active',
  paused: 'Paused',
  completed: 'Completed',
  archived: 'Archived',
} as const satisfies Record<JourneyStatus, string>

/** The statuses of the menu on a card; archiving is an action of its own. */
export const settableStatuses = ['active', 'paused', 'completed'] as const

/** The color of each status, for a `Chip`; the name of the status is always beside it. */
export const statusTones = {
  active: 'good',
  paused: 'warn',
  completed: 'brand',
  archived: 'muted',
} as const satisfies Record<JourneyStatus, string>
