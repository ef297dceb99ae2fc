import { type MoodStep, moodScale } from './moodScale'

const [lowest, , middle] = moodScale as [MoodStep, MoodStep, MoodStep]

/** The step of a value; means and strangers go to the nearest one, nothing at all to the middle. */
export const moodOf = (value: number | null | undefined): MoodStep => {
  if (value === null || value === undefined || Number.isNaN(value)) return middle
  const nearest = Math.min(5, Math.max(1, Math.round(value)))
  return moodScale[nearest - 1] ?? lowest
}
