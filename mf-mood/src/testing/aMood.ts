import type { Mood } from '@truenorth/api-contract/moods'

/** A reading as the server sends it. */
export const aMood = (changes: Partial<Mood> = {}): Mood => ({
  id: 7,
  version: 1,
  mood_value: 4,
  energy: 'medium',
  note: 'Slept well.',
  tags: ['calm'],
  timestamp: '2025-11-27T08:12:00Z',
  local_date: '2025-11-27',
  time_zone: 'UTC',
  ...changes,
})
