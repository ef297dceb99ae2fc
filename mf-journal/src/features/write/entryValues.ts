import { emotions } from '@truenorth/api-contract/journal'
import { isBlank } from '@truenorth/api-contract/text'
import { isSame, labelledDifferences } from '@truenorth/shared-auth/forms'
import * as z from '@truenorth/shared-auth/schema'
import { formatDate } from '@truenorth/shared-ui'
import { type Entry, entryFields, type EntryText, type Seal } from '../../domain/entry'
import type { HeldPictures } from './picture'

/** What the form holds of how its entry is sealed. */
type Sealing = {
  /** Whether it is to be sealed; empty as long as that follows the setting of the account. */
  sealing: '' | 'sealed' | 'plain'
  /** The id that a sealed entry keeps, and to which its pictures are bound; empty until it is needed. */
  sealedId: string
  /** The highest revision that is known of it. */
  sealedRevision: number
}

/** What the form of an entry holds. */
export type EntryValues = EntryText & HeldPictures & Sealing

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
  sealedParts: {},
  unsent: [],
  sealing: '',
  sealedId: '',
  sealedRevision: 0,
})

/** What is sent of the form, or of an entry. */
export const textOf = (values: EntryValues | Entry): EntryText => {
  const { title, date, time, mood, emotion, content, tags, images } = values
  return { title, date, time, mood, emotion, content, tags, images }
}

const sealedPicturesOf = ({ pictures }: Pick<Seal, 'pictures'>) => ({
  images: pictures.map(({ path }) => path),
  descriptions: Object.fromEntries(pictures.map(({ path, alt }) => [path, alt])),
  sealedParts: Object.fromEntries(pictures.map(({ path, part, type }) => [path, { part, type }])),
})

/** The form of an entry that is edited. A sealed one is open. */
export const valuesOf = (entry: Entry): EntryValues => {
  const { seal } = entry
  return {
    ...textOf(entry),
    descriptions: {},
    sealedParts: {},
    ...(seal && sealedPicturesOf(seal)),
    unsent: [],
    sealing: seal ? 'sealed' : 'plain',
    sealedId: seal?.envelope.id ?? '',
    sealedRevision: Math.max(seal?.envelope.revision ?? 0, seal?.seen ?? 0),
  }
}

const draftSchema = z.object({
  mood: z.int().check(z.gte(1), z.lte(5)),
  emotion: z.enum([...emotions, '']),
  tags: z.array(z.string()),
  images: z.array(z.string()),
  descriptions: z.record(z.string(), z.string()),
  sealedParts: z.record(z.string(), z.object({ part: z.string(), type: z.string() })),
  sealing: z.enum(['', 'sealed', 'plain']),
  unsent: z.array(z.object({ key: z.string(), place: z.number(), alt: z.optional(z.string()) })),
})

/** Whether a stored draft holds values that can be chosen. */
export const isUsable = (values: EntryValues) => z.safeParse(draftSchema, values).success

// They say nothing that its author has written.
const bookkeeping = { sealedId: '', sealedRevision: 0 }

/** Whether two forms hold the same. */
export const isSameForm = (a: EntryValues, b: EntryValues) =>
  isSame({ ...a, ...bookkeeping }, { ...b, ...bookkeeping })

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
  sealing: 'Sealed',
}

type Compared = EntryText & Pick<EntryValues, 'sealing'>

const show = (field: keyof Compared, text: Compared) => {
  if (field === 'sealing') return text.sealing === 'sealed' ? 'Yes' : 'No'
  if (field === 'images') return String(text.images.length)
  if (field === 'tags') return text.tags.map((tag) => `#${tag}`).join(' ')
  return field === 'date' ? formatDate(text.date) : String(text[field])
}

/** The fields in which two versions differ, in the words of the form. */
export const differences = (mine: EntryValues, theirs: EntryValues) =>
  labelledDifferences<Compared>(labels, mine, theirs, show)
