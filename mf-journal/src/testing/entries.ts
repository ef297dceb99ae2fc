import type { ReceivedJournalEntry } from '@truenorth/api-contract/journal'
import type { Entry } from '../domain/entry'

/** An entry for tests, with what matters in the test. */
export const anEntry = (changes: Partial<Entry> = {}): Entry => ({
  id: '1',
  date: '2025-11-27',
  time: '',
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

/** The same as the server sends it. */
export const aWireEntry = (changes: Partial<ReceivedJournalEntry> = {}): ReceivedJournalEntry => ({
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
