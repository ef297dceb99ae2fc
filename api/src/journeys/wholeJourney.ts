import type { NewJourney } from './journey.schema.ts'

/** A journey with what a create may leave out. */
export const wholeJourney = (journey: NewJourney) => ({
  description: '',
  status: 'active' as const,
  color: 'from-blue-500 to-cyan-500',
  emoji: '🧭',
  ...journey,
})
