import { is } from '@truenorth/shared-auth'
import { emotions, type Entry, type EntryText } from '../../api/entry'
import type { UnsentPicture } from '../pictures/picture'

/** What kind of write a new entry is to the outbox. */
export const entryKind = 'journal-entry'
export const newEntryKey = 'journal-new'
export const draftKeyOf = (id: string) => `journal-${id}`

/** What a form of an entry holds, and what is kept of it while it is typed. */
export type EntryDraft = EntryText & {
  /** What was typed about pictures, by path. */
  descriptions: Record<string, string>
  /** Pictures that were picked and are not stored yet. */
  unsent: UnsentPicture[]
  /** The version that the typing started from. */
  etag: string | undefined
}

export const blankDraft = (today: string): EntryDraft => ({
  title: '',
  date: today,
  mood: 3,
  emotion: 'happy',
  content: '',
  tags: [],
  images: [],
  descriptions: {},
  unsent: [],
  etag: undefined,
})

const checks: Partial<Record<keyof EntryDraft, (held: unknown) => boolean>> = {
  mood: is.whole(1, 5),
  emotion: is.oneOf(emotions),
  tags: is.listOf(is.text),
  images: is.listOf(is.text),
  unsent: is.listOf(is.like({ key: is.text, place: is.number, alt: is.optional(is.text) })),
}

/** Whether a draft, whatever it was made of, holds what can be chosen. */
export const isEntryDraft = (draft: EntryDraft) =>
  Object.entries(checks).every(([field, check]) => check(Reflect.get(draft, field))) &&
  Object.values(draft.descriptions).every(is.text)

/** What a person wrote, without what the form keeps beside it. */
export const textOf = (held: EntryDraft | Entry): EntryText => {
  const { title, date, mood, emotion, content, tags, images } = held
  return { title, date, mood, emotion, content, tags, images }
}

export const draftOf = (entry: Entry): EntryDraft => ({
  ...textOf(entry),
  descriptions: {},
  unsent: [],
  etag: entry.etag,
})
