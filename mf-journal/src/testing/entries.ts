import type { ReceivedJournalEntry } from '@truenorth/api-contract/journal'
import type { Entry, Seal } from '../domain/entry'

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

/** What makes an entry a sealed one: locked, unless told otherwise. */
export const aSeal = (changes: Partial<Seal> = {}): Seal => ({
  envelope: {
    format: 1,
    id: '3f0c0f6e-5d2b-4b1c-9c39-0b7f4a4b6f10',
    revision: 1,
    nonce: 'AAAAAAAAAAAAAAAA',
    ciphertext: 'AAAA',
  },
  state: 'locked',
  pictures: [],
  ...changes,
})
