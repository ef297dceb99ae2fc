import { newestThenAll } from '@truenorth/shared-auth'
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
const listKey = [...lists, 'all'] as const
const history = newestThenAll(listKey, listReadings)

/** Keys and options of all that is asked about readings. What depends on the day has it in its key. */
export const moodQueries = {
  all,
  lists,
  todays,
  list: () => queryOptions({ queryKey: listKey, queryFn: ({ signal }) => listReadings(signal) }),
  /** The same list, of which the newest readings come first. */
  history: history.all,
  newest: history.newest,
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
