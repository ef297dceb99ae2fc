// When an edited reading may be saved, and how two versions of a reading differ.
import { longestNote } from '@truenorth/api-contract/moods'
import { isBlank } from '@truenorth/api-contract/text'
import { countCodePoints, energyLabel, moodOf } from '@truenorth/shared-ui'
import type { Difference } from '@truenorth/shared-ui/forms'
import { allTags, type ReadingValues } from '../../domain/readingValues'
import { wallText } from '../../domain/wallClock'

type EditErrors = { mood_value?: string; note?: string }

/** A note has at most `longestNote` code points (D15). */
export const noteRules = ({ note }: ReadingValues): EditErrors =>
  countCodePoints(note) > longestNote ? { note: 'Max 500 characters' } : {}

/** An edited reading has a mood, and a note (D19). */
export const editRules = (values: ReadingValues): EditErrors => ({
  ...(values.mood_value === null && { mood_value: 'Select a mood' }),
  ...(isBlank(values.note) && { note: 'Add a note' }),
  ...noteRules(values),
})

const hasSameTags = (a: ReadingValues, b: ReadingValues) => {
  const tags = new Set(allTags(a))
  const others = allTags(b)
  return tags.size === others.length && others.every((tag) => tags.has(tag))
}

/** The fields in which two versions of a reading differ. The order of tags does not count. */
export const differingFields = (a: ReadingValues, b: ReadingValues) => [
  ...(['recorded_at', 'mood_value', 'energy', 'note'] as const).filter(
    (field) => a[field] !== b[field],
  ),
  ...(hasSameTags(a, b) ? [] : (['tags'] as const)),
]

/** Whether two versions of a reading say the same. */
export const isSameReading = (a: ReadingValues, b: ReadingValues) =>
  differingFields(a, b).length === 0

const labels = {
  recorded_at: 'When',
  mood_value: 'Mood',
  energy: 'Energy',
  note: 'Note',
  tags: 'Tags',
}

const moodText = ({ mood_value }: ReadingValues) => {
  if (mood_value === null) return ''
  const { emoji, label } = moodOf(mood_value)
  return `${emoji} ${label}`
}

const tagsText = (values: ReadingValues) =>
  allTags(values)
    .map((tag) => `#${tag}`)
    .join(' ')

const texts = {
  recorded_at: ({ recorded_at }: ReadingValues) => wallText(recorded_at),
  mood_value: moodText,
  energy: ({ energy }: ReadingValues) => (energy ? energyLabel(energy) : ''),
  note: ({ note }: ReadingValues) => note,
  tags: tagsText,
}

/** The fields in which two versions differ, in the words of the form. */
export const differences = (mine: ReadingValues, theirs: ReadingValues): Difference[] =>
  differingFields(mine, theirs).map((field) => ({
    field: labels[field],
    mine: texts[field](mine),
    theirs: texts[field](theirs),
  }))
