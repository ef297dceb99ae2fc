// What the forms of a reading hold.
import {
  energies,
  type Energy,
  highestMood,
  longestTag,
  lowestMood,
  type NewMood,
} from '@truenorth/api-contract/moods'
import { distinctTags, lowerCase, trimmed } from '@truenorth/api-contract/text'
import { cutGraphemes, type MoodValue } from '@truenorth/shared-ui'
import * as z from '@truenorth/shared-auth/schema'

/** The values of a form. Drafts are stored in this shape, so its names stay. */
export type ReadingValues = {
  mood_value: MoodValue | null
  energy: Energy | null
  note: string
  tags: string[]
  /** What is typed in the field for a custom tag and not added yet. */
  word: string
  /** When it was: a wall clock, or a day alone; empty is now. */
  recorded_at: string
}

/** The form of a new reading. */
export const blankReading: ReadingValues = {
  mood_value: null,
  energy: null,
  note: '',
  tags: [],
  word: '',
  recorded_at: '',
}

const draftSchema = z.object({
  mood_value: z.nullish(z.int().check(z.gte(lowestMood), z.lte(highestMood))),
  energy: z.nullish(z.enum(energies)),
  tags: z.array(z.string()),
})

/** Whether a stored draft holds values that can be chosen. */
export const isUsable = (values: ReadingValues) => z.safeParse(draftSchema, values).success

// A tag is shown with a mark, so its own marks in front are dropped.
const marks = /^[#＃\s]+/u

/** A custom tag as it is stored: one form for each spelling, lower case, single spaces, no "#", at most `longestTag`. */
export const customTag = (word: string) => {
  const plain = lowerCase(word).replace(marks, '').replace(/\s+/gu, ' ')
  return trimmed(cutGraphemes(plain.trim(), longestTag))
}

/** The tags with the word that was typed and not added: saving adds it. */
export const allTags = ({ tags, word }: Pick<ReadingValues, 'tags' | 'word'>) => {
  return distinctTags([...tags, customTag(word)])
}

/** What is sent of the form, without its moment; undefined while no mood is chosen. */
export const toNewMood = (values: ReadingValues): NewMood | undefined => {
  const { mood_value, energy, note } = values
  if (mood_value === null) return undefined
  return { mood_value, energy, note: trimmed(note), tags: allTags(values) }
}
