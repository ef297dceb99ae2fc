import type { Journey } from '@truenorth/api/contract'

type Counted = Pick<Journey, 'status' | 'achievements'>

/** The four figures above the list. */
export const pathCounts = (journeys: readonly Counted[]) => ({
  total: journeys.length,
  active: journeys.filter(({ status }) => status === 'active').length,
  completed: journeys.filter(({ status }) => status === 'completed').length,
  insights: journeys.reduce((sum, { achievements }) => sum + achievements, 0),
})
