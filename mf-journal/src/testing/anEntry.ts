import type { Entry } from '../api/entry'

/** An entry for tests, with what matters in the test put in. */
export const anEntry = (changes: Partial<Entry> = {}): Entry => ({
  id: '1',
  date: '2025-11-27',
  mood: 4,
  emotion: 'peaceful',
  title: 'The kitchen at six',
  content: 'Nobody was up yet.',
  tags: [],
  images: [],
  createdAt: '2025-11-27T06:00:00Z',
  updatedAt: '2025-11-27T06:00:00Z',
  etag: '"1"',
  ...changes,
})
