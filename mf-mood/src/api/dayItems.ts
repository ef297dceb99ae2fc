import { queryOptions } from '@tanstack/react-query'
import { dayItemsSchema, type DayItems } from '@truenorth/api-contract/days'
import { get, isStatus } from '@truenorth/shared-auth'

const none: DayItems = { entries: [], waypoints: [] }

/** The entries of a day, and the waypoints that were reached on it. An older server knows of none. */
export const dayItemsQuery = (day: string) =>
  queryOptions({
    queryKey: ['days', day],
    queryFn: async ({ signal }) => {
      try {
        return await get(`/days/${day}/`, dayItemsSchema, { signal })
      } catch (error) {
        if (isStatus(error, 404)) return none
        throw error
      }
    },
  })
