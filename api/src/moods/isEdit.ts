import type { Mood, MoodChanges } from '@truenorth/api-contract/moods'
import { minuteMs } from '../time/instant.ts'

// On the dial, another tap corrects the one before.
const correctionMs = minuteMs

/**
 * Whether a change counts as an edit of what was said: filling in what was left empty is none, and neither is
 * another mood alone within a minute of it.
 */
export const isEdit = (
  before: Pick<Mood, 'mood_value' | 'energy' | 'note' | 'tags' | 'timestamp'>,
  { mood_value = before.mood_value, energy = before.energy, note, tags }: MoodChanges,
  now: Date,
) => {
  const isCorrection =
    note === undefined && now.getTime() - Date.parse(before.timestamp) < correctionMs
  const kept = new Set(tags ?? before.tags)
  return (
    (mood_value !== before.mood_value && !isCorrection) ||
    (Boolean(before.energy) && energy !== before.energy) ||
    (before.note !== '' && note !== undefined && note !== before.note) ||
    before.tags.some((tag) => !kept.has(tag))
  )
}
