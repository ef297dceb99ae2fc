import { is, readerOf } from '@truenorth/shared-auth'
import type { JournalEntry, JournalEntryChanges } from '@truenorth/api/contract'

/** The fifteen emotions, in the order in which they are offered. */
export const emotions = [
  'happy',
  'sad',
  'excited',
  'anxious',
  'calm',
  'angry',
  'grateful',
  'lonely',
  'confident',
  'overwhelmed',
  'peaceful',
  'frustrated',
  'hopeful',
  'tired',
  'energetic',
] as const satisfies readonly JournalEntry['emotion'][]

export type Emotion = (typeof emotions)[number]

/** As it arrives; a server may leave out what is empty. */
export type WireEntry = Omit<JournalEntry, 'tags' | 'images' | 'version'> &
  Partial<Pick<JournalEntry, 'tags' | 'images' | 'version'>>

/** What a person writes; `date` is a calendar day without a zone, "YYYY-MM-DD". */
export type EntryText = {
  title: string
  date: string
  mood: number
  emotion: Emotion
  content: string
  tags: string[]
  images: string[]
}

export type Entry = EntryText & {
  id: string
  createdAt: string
  updatedAt: string
  /** The version that is known, as `If-Match` wants it. */
  etag: string | undefined
}

/** An entry as it is agreed with the server. */
export const readEntry = readerOf<WireEntry>('entry', {
  id: is.id,
  entry_date: is.day,
  mood: is.number,
  emotion: is.oneOf(emotions),
  title: is.text,
  content: is.text,
  tags: is.maybe(is.listOf(is.text)),
  images: is.maybe(is.listOf(is.text)),
  created_at: is.instant,
  updated_at: is.instant,
})

export const toEntry = (wire: WireEntry): Entry => ({
  id: String(wire.id),
  date: wire.entry_date.slice(0, 10),
  mood: wire.mood,
  emotion: wire.emotion,
  title: wire.title,
  content: wire.content,
  tags: wire.tags ?? [],
  images: wire.images ?? [],
  createdAt: wire.created_at,
  updatedAt: wire.updated_at,
  etag: wire.version === undefined ? undefined : `"${wire.version}"`,
})

const wireNames = {
  title: 'title',
  date: 'entry_date',
  mood: 'mood',
  emotion: 'emotion',
  content: 'content',
  tags: 'tags_input',
  images: 'images',
} as const satisfies Record<keyof EntryText, keyof JournalEntryChanges>

export const entryFields = [
  'title',
  'date',
  'mood',
  'emotion',
  'content',
  'tags',
  'images',
] as const satisfies readonly (keyof EntryText)[]

/** Text under the names that the server knows; what is absent stays absent. */
export const toWire = (text: Partial<EntryText>): JournalEntryChanges =>
  Object.fromEntries(
    entryFields
      .filter((field) => text[field] !== undefined)
      .map((field) => [wireNames[field], text[field]]),
  )
