import type { Emotion } from '@truenorth/api-contract/journal'
import { trimmed } from '@truenorth/api-contract/text'

/** What its author writes. */
export type EntryText = {
  title: string
  /** A calendar day without a zone, "YYYY-MM-DD". */
  date: string
  /** 1 to 5. */
  mood: number
  /** Empty where an entry was imported without one. */
  emotion: Emotion | ''
  content: string
  tags: string[]
  /** Paths of its pictures. */
  images: string[]
}

/** An entry of the journal. */
export type Entry = EntryText & {
  id: string
  createdAt: string
  updatedAt: string
  /** The version that was read, in the form of an `If-Match` header. */
  etag: string | undefined
}

/** The fields of `EntryText`. */
export const entryFields = [
  'title',
  'date',
  'mood',
  'emotion',
  'content',
  'tags',
  'images',
] as const satisfies readonly (keyof EntryText)[]

/** The title to show; an entry may have none. */
export const titleOf = ({ title }: Pick<Entry, 'title'>) => trimmed(title) || 'Untitled Entry'
