import { moodOf } from '@truenorth/shared-ui'
import { oneDecimal } from '../stats/meanMood'
import type { ChartDay } from './chartDays'

/** "Good", "Good, 3.7 as the mean of 3 readings" or "No entry, counts as 3, Okay". */
export const moodInWords = ({ mood, count }: ChartDay) => {
  const { label } = moodOf(mood)
  if (count === 0) return `No entry, counts as ${mood}, ${label}`
  return count === 1 ? label : `${label}, ${oneDecimal(mood)} as the mean of ${count} readings`
}
