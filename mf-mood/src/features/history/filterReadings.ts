import { foldText } from '@truenorth/shared-ui/lists'
import type { Reading } from '../../api/reading'
import { type HistoryFilter, isEverything } from './readFilter'
import { searchText } from './searchText'

/** The readings that the filter asks for; words are looked for in notes and dates. */
export const filterReadings = (
  readings: readonly Reading[],
  filter: HistoryFilter,
): readonly Reading[] => {
  if (isEverything(filter)) return readings
  const { words, mood, energy } = filter
  const sought = foldText(words).trim()
  return readings.filter(
    (reading) =>
      (mood === null || reading.mood_value === mood) &&
      (energy === null || reading.energy === energy) &&
      (sought === '' || searchText(reading).includes(sought)),
  )
}
