import { queryOptions } from '@tanstack/react-query'
import {
  listReadings,
  listRecentReadings,
  listWeeklyAverages,
  readReading,
  readToday,
} from './moods'

const all = ['moods'] as const
const lists = [...all, 'lists'] as const
const todays = [...all, 'today'] as const

/** Keys and options of all that is asked about readings. What depends on the day has it in its key. */
export const moodQueries = {
  all,
  lists,
  todays,
  list: () =>
    queryOptions({ queryKey: [...lists, 'all'], queryFn: ({ signal }) => listReadings(signal) }),
  today: (day: string) =>
    queryOptions({ queryKey: [...todays, day], queryFn: ({ signal }) => readToday(signal) }),
  recent: (day: string) =>
    queryOptions({
      queryKey: [...lists, 'recent', day],
      queryFn: ({ signal }) => listRecentReadings(signal),
    }),
  weeklyAverages: (day: string) =>
    queryOptions({
      queryKey: [...all, 'weekly', day],
      queryFn: ({ signal }) => listWeeklyAverages(signal),
    }),
  // A form starts from what the server has now, and nothing may change under it.
  editable: (id: string) =>
    queryOptions({
      queryKey: ['mood-being-edited', id],
      queryFn: ({ signal }) => readReading(id, signal),
      gcTime: 0,
      staleTime: Infinity,
    }),
}
