import { moodOf, type MoodValue } from '@truenorth/shared-ui'
import type { NewMood } from '@truenorth/api/contract'
import type { Energy, Reading } from '../../api/reading'

/** What a form about one reading holds. */
export type ReadingValues = {
  mood_value: MoodValue | null
  energy: Energy | null
  note: string
  tags: string[]
}

export const blankReading: ReadingValues = { mood_value: null, energy: null, note: '', tags: [] }

export const valuesOf = ({ mood_value, energy, note, tags }: Reading): ReadingValues => ({
  mood_value: moodOf(mood_value).value,
  energy,
  note,
  tags,
})

/** What is sent of it; nothing while no mood is chosen. */
export const toNewMood = ({
  mood_value,
  energy,
  note,
  tags,
}: ReadingValues): NewMood | undefined =>
  mood_value === null ? undefined : { mood_value, energy, note: note.trim(), tags }

/** The reading as it would be with what the form holds. */
export const withValues = (reading: Reading, values: ReadingValues): Reading => ({
  ...reading,
  ...values,
  mood_value: values.mood_value ?? reading.mood_value,
})
