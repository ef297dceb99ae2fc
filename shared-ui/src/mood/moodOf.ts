import { middleMood, type MoodStep, moodScale } from './moodScale'

/** The step of a value; means and strangers go to the nearest one, nothing at all to the middle. */
export const moodOf = (value: number | null | undefined): MoodStep => {
  if (value === null || value === undefined || Number.isNaN(value)) return middleMood
  const nearest = Math.min(5, Math.max(1, Math.round(value)))
  return moodScale.find((step) => step.value === nearest) ?? middleMood
}
