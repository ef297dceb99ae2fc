/** What the card's menu offers; archiving is an action of its own. */
export const settableStatuses = ['active', 'paused', 'completed'] as const

export type SettableStatus = (typeof settableStatuses)[number]

export const statusLabels = {
  active: 'Active',
  paused: 'Paused',
  completed: 'Completed',
  archived: 'Archived',
} as const
