import { is } from '@truenorth/shared-auth'
import { moodOf, type MoodValue } from '@truenorth/shared-ui'
import type { NewMood } from '@truenorth/api/contract'
import { energies, type Energy, type Reading } from '../../api/reading'
import { customTag } from '../tags/customTag'

/** What a form about one reading holds. */
export type ReadingValues = {
  mood_value: MoodValue | null
  energy: Energy | null
  note: string
  tags: string[]
  /** What stands in the box for a tag of one's own, not added yet. */
  word: string
}

export const blankReading: ReadingValues = {
  mood_value: null,
  energy: null,
  note: '',
  tags: [],
  word: '',
}

const isMoodValue = is.maybe(is.whole(1, 5))
const isEnergy = is.maybe(is.oneOf(energies))

/** Whether a draft, whatever it was made of, holds what can be chosen. */
export const isReading = ({ mood_value, energy, tags }: ReadingValues) =>
  isMoodValue(mood_value) && isEnergy(energy) && is.listOf(is.text)(tags)

export const valuesOf = ({ mood_value, energy, note, tags }: Reading): ReadingValues => ({
  mood_value: moodOf(mood_value).value,
  energy,
  note,
  tags,
  word: '',
})

/** The tags with the word that was typed and not added: saving adds it. */
export const allTags = ({ tags, word }: Pick<ReadingValues, 'tags' | 'word'>) => {
  const tag = customTag(word)
  return tag === '' || tags.includes(tag) ? tags : [...tags, tag]
}

/** What is sent of it; nothing while no mood is chosen. */
export const toNewMood = (values: ReadingValues): NewMood | undefined => {
  const { mood_value, energy, note } = values
  if (mood_value === null) return undefined
  return { mood_value, energy, note: note.trim(), tags: allTags(values) }
}
