import { emotions } from '@truenorth/api-contract/journal'
import { isBlank } from '@truenorth/api-contract/text'
import { labelledDifferences } from '@truenorth/shared-auth/forms'
import * as z from '@truenorth/shared-auth/schema'
import { formatDate } from '@truenorth/shared-ui'
import { type Entry, entryFields, type EntryText } from '../../domain/entry'
import type { HeldPictures } from './picture'

/** What the form of an entry holds. */
export type EntryValues = EntryText & HeldPictures

/** The form of a new entry. */
export const blankEntry = (today: string): EntryValues => ({
  title: '',
  date: today,
  time: '',
  mood: 3,
  emotion: 'happy',
  content: '',
  tags: [],
  images: [],
  descriptions: {},
  unsent: [],
})

/** What is sent of the form, or of an entry. */
export const textOf = (values: EntryValues | Entry): EntryText => {
  const { title, date, time, mood, emotion, content, tags, images } = values
  return { title, date, time, mood, emotion, content, tags, images }
}

/** The form of an entry that is edited. */
export const valuesOf = (entry: Entry): EntryValues => ({
  ...textOf(entry),
  descriptions: {},
  unsent: [],
})

const draftSchema = z.object({
  mood: z.int().check(z.gte(1), z.lte(5)),
  emotion: z.enum([...emotions, '']),
  tags: z.array(z.string()),
  images: z.array(z.string()),
  descriptions: z.record(z.string(), z.string()),
  unsent: z.array(z.object({ key: z.string(), place: z.number(), alt: z.optional(z.string()) })),
})

/** Whether a stored draft holds values that can be chosen. */
export const isUsable = (values: EntryValues) => z.safeParse(draftSchema, values).success

/** The fields that differ, with their later values; a time comes with its date. */
export const changedFields = (before: EntryText, after: EntryText): Partial<EntryText> =>
  Object.fromEntries(
    entryFields
      .filter(
        (field) =>
          JSON.stringify(before[field]) !== JSON.stringify(after[field]) ||
          (field === 'date' && before.time !== after.time),
      )
      .map((field) => [field, after[field]]),
  )

/** Title and content must not be blank, and a clock is not ahead of now. */
export const rules = ({ title, content, date, time }: EntryValues) => ({
  time: Date.parse(`${date}T${time}`) > Date.now() && 'Choose a time up to now',
  title: isBlank(title) && 'Title is required',
  content: isBlank(content) && 'Content is required',
})

const labels = {
  title: 'Title',
  date: 'Date',
  time: 'Time',
  mood: 'Mood',
  emotion: 'Emotion',
  content: 'Content',
  tags: 'Tags',
  images: 'Pictures',
}

const show = (field: keyof EntryText, text: EntryText) => {
  if (field === 'images') return String(text.images.length)
  if (field === 'tags') return text.tags.map((tag) => `#${tag}`).join(' ')
  return field === 'date' ? formatDate(text.date) : String(text[field])
}

/** The fields in which two versions differ, in the words of the form. */
export const differences = (mine: EntryValues, theirs: EntryValues) =>
  labelledDifferences<EntryText>(labels, mine, theirs, show)
