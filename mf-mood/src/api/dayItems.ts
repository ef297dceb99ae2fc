import { queryOptions } from '@tanstack/react-query'
import { dayItemsSchema, type DayItems } from '@truenorth/api-contract/days'
import { get } from '@truenorth/shared-auth'
import { orOfOlder } from './olderServer'

const none: DayItems = { entries: [], waypoints: [] }

/** The entries of a day, and the waypoints that were reached on it. An older server knows of none. */
export const dayItemsQuery = (day: string) =>
  queryOptions({
    queryKey: ['days', day],
    queryFn: ({ signal }) => orOfOlder(get(`/days/${day}/`, dayItemsSchema, { signal }), none),
  })
