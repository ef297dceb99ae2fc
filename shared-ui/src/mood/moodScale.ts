import type { ColorToken } from '../theme/palette'

/** A mood as it is stored: 1 is the lowest. */
export type MoodValue = 1 | 2 | 3 | 4 | 5

/** A mood with its emoji, its colour and its labels. */
export type MoodStep = {
  value: MoodValue
  emoji: string
  token: ColorToken
  label: string
  /** The label on the overview of a day. */
  overviewLabel: string
}

const middleMood: MoodStep = {
  value: 3,
  emoji: '😐',
  token: 'mood.3',
  label: 'Okay',
  overviewLabel: 'Okay',
}

/** The five moods, lowest first, with both sets of labels that the specification uses (D17). */
export const moodScale: readonly MoodStep[] = [
  { value: 1, emoji: '😢', token: 'mood.1', label: 'Very Sad', overviewLabel: 'Difficult' },
  { value: 2, emoji: '🙁', token: 'mood.2', label: 'Sad', overviewLabel: 'Challenging' },
  middleMood,
  { value: 4, emoji: '🙂', token: 'mood.4', label: 'Good', overviewLabel: 'Good' },
  { value: 5, emoji: '😄', token: 'mood.5', label: 'Excellent', overviewLabel: 'Excellent' },
]

/** The step nearest to a value: means are rounded, values outside 1 to 5 clamped, no value is the middle. */
export const moodOf = (value: number | null | undefined): MoodStep => {
  if (value === null || value === undefined || Number.isNaN(value)) return middleMood
  const nearest = Math.min(5, Math.max(1, Math.round(value)))
  return moodScale.find((step) => step.value === nearest) ?? middleMood
}

/**
 * The bearing of a mood on the compass dial, in degrees clockwise from north: 0 (north) without a
 * reading, else 300, 240, 180, 120, 60 for moods 1 to 5.
 */
export const bearingOf = (mood: MoodValue | undefined) => (mood === undefined ? 0 : 360 - 60 * mood)
