import { energyLabel, moodOf } from '@truenorth/shared-ui'
import type { Difference } from '@truenorth/shared-ui/forms'
import { allTags, type ReadingValues } from '../form/readingValues'
import { readingDifferences } from './readingDifferences'

const written = {
  mood_value: ({ mood_value }: ReadingValues) => {
    if (mood_value === null) return ''
    const { emoji, label } = moodOf(mood_value)
    return `${emoji} ${label}`
  },
  energy: ({ energy }: ReadingValues) => (energy ? energyLabel(energy) : ''),
  note: ({ note }: ReadingValues) => note,
  tags: (values: ReadingValues) =>
    allTags(values)
      .map((tag) => `#${tag}`)
      .join(' '),
}

const names = { mood_value: 'Mood', energy: 'Energy', note: 'Note', tags: 'Tags' }

/** The fields in which two versions differ, in the words of the form. */
export const versionDifferences = (mine: ReadingValues, theirs: ReadingValues): Difference[] =>
  readingDifferences(mine, theirs).map((field) => ({
    field: names[field],
    mine: written[field](mine),
    theirs: written[field](theirs),
  }))
