import { queryOptions } from '@tanstack/react-query'
import { receivedMoodDaysSchema, toDays } from '@truenorth/api-contract/moodDays'
import { get } from '@truenorth/shared-auth'
import { toCalendar } from '../domain/days'
import { findInsights } from '../domain/insights'
import { moodQueries } from './moods'

const load = (signal: AbortSignal) => get('/mood/days/', receivedMoodDaysSchema, { signal })

/** What the counted days of all readings say. Below the key of all readings, so that a new one loads it again. */
export const insightsQuery = () =>
  queryOptions({
    queryKey: [...moodQueries.days, 'insights'],
    queryFn: async ({ signal }) => findInsights(await load(signal)),
  })

/** All days that have readings, counted. */
export const calendarQuery = () =>
  queryOptions({
    queryKey: [...moodQueries.days, 'calendar'],
    queryFn: async ({ signal }) => toCalendar(toDays(await load(signal))),
  })
