import { foldText } from '@truenorth/shared-ui/lists'
import type { Reading } from '../../api/reading'
import type { HistoryFilter } from './readFilter'
import { searchText } from './searchText'

/** The readings that the filter asks for; words are looked for in notes and dates. */
export const filterReadings = (
  readings: readonly Reading[],
  { words, mood, energy }: HistoryFilter,
): readonly Reading[] => {
  const sought = foldText(words).trim()
  if (sought === '' && mood === null && energy === null) return readings
  return readings.filter(
    (reading) =>
      (mood === null || reading.mood_value === mood) &&
      (energy === null || reading.energy === energy) &&
      (sought === '' || searchText(reading).includes(sought)),
  )
}
