import { queryOptions } from '@tanstack/react-query'
import { weeklyAverageSchema } from '@truenorth/api-contract/moods'
import { get } from '@truenorth/shared-auth'
import * as z from '@truenorth/shared-auth/schema'
import { moodQueries } from './moods'

const path = '/mood/weekly-average/'
const listSchema = z.array(weeklyAverageSchema)

/** Below the key of all readings, so that a new reading loads the means again. */
export const weeklyKey = [...moodQueries.all, 'weekly'] as const

/** The mean of each week that has readings, newest week first (D18). `day` is today, on which the answer depends. */
export const weeklyAverages = (day: string) =>
  queryOptions({
    queryKey: [...weeklyKey, day],
    queryFn: ({ signal }) => get(path, listSchema, { signal }),
  })
