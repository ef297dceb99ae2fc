import { queryOptions } from '@tanstack/react-query'
import { receivedMoodDaysSchema } from '@truenorth/api-contract/moodDays'
import { get } from '@truenorth/shared-auth'
import { findInsights } from '../domain/insights'
import { moodQueries } from './moods'

const path = '/mood/days/'

/** What the counted days of all readings say. Below the key of all readings, so that a new one loads it again. */
export const insightsQuery = () =>
  queryOptions({
    queryKey: [...moodQueries.all, 'days'],
    queryFn: async ({ signal }) =>
      findInsights(await get(path, receivedMoodDaysSchema, { signal })),
  })
