import type { ColorToken } from '../theme/palette'

export type MoodValue = 1 | 2 | 3 | 4 | 5

export type MoodStep = {
  value: MoodValue
  emoji: string
  token: ColorToken
  label: string
  /** What the overview of a day calls it. */
  overviewLabel: string
}

/** What stands for no mood at all. */
export const middleMood: MoodStep = {
  value: 3,
  emoji: '😐',
  token: 'mood.3',
  label: 'Okay',
  overviewLabel: 'Okay',
}

/** The five moods, lowest first, in both sets of words that the screens use. */
export const moodScale: readonly MoodStep[] = [
  { value: 1, emoji: '😢', token: 'mood.1', label: 'Very Sad', overviewLabel: 'Difficult' },
  { value: 2, emoji: '🙁', token: 'mood.2', label: 'Sad', overviewLabel: 'Challenging' },
  middleMood,
  { value: 4, emoji: '🙂', token: 'mood.4', label: 'Good', overviewLabel: 'Good' },
  { value: 5, emoji: '😄', token: 'mood.5', label: 'Excellent', overviewLabel: 'Excellent' },
]
