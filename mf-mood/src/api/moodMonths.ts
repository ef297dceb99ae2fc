import { queryOptions } from '@tanstack/react-query'
import { lastDayOf, monthOf } from '../domain/calendar'
import { loadReadings, moodQueries } from './moods'

const load = async (month: string, signal: AbortSignal) => {
  const readings = await loadReadings(signal, { from: `${month}-01`, to: lastDayOf(month) })
  // An older server knows no days and answers all.
  return readings.filter(({ date }) => monthOf(date) === month)
}

/** The readings of a month, "YYYY-MM", newest first. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [...moodQueries.months, month],
    queryFn: ({ signal }) => load(month, signal),
  })
