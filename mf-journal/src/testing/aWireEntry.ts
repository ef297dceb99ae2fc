import type { WireEntry } from '../api/entry'

/** An entry as the server sends it, for tests, with what matters in the test put in. */
export const aWireEntry = (changes: Partial<WireEntry> = {}): WireEntry => ({
  id: 1,
  version: 1,
  entry_date: '2025-11-27',
  mood: 4,
  emotion: 'peaceful',
  title: 'The kitchen at six',
  content: 'Nobody was up yet.',
  tags: [],
  images: [],
  created_at: '2025-11-27T06:00:00Z',
  updated_at: '2025-11-27T06:00:00Z',
  ...changes,
})
