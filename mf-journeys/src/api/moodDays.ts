import { queryOptions } from '@tanstack/react-query'
import { receivedMoodDaysSchema, toDays } from '@truenorth/api-contract/moodDays'
import { get } from '@truenorth/shared-auth'

/** All readings counted by day, earliest first. Below the key of all readings, so that a new one loads it again. */
export const countedDaysQuery = () =>
  queryOptions({
    queryKey: ['moods', 'counted-days'],
    queryFn: async ({ signal }) =>
      toDays(await get('/mood/days/', receivedMoodDaysSchema, { signal })),
  })
