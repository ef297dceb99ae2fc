import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { receivedMoodSchema } from '@truenorth/api-contract/moods'
import { get, getWithVersion, isStatus, recentFirst, useOnWriteSent } from '@truenorth/shared-auth'
import { userZone } from '@truenorth/shared-ui'
import * as z from '@truenorth/shared-auth/schema'
import { newestFirst, type Reading, toReading } from '../domain/reading'

/** How many readings of the days before are shown with those of today. */
export const recentShown = 5

/** Path of the list, and of new readings. */
export const moodsPath = '/mood/'

/** Path of one reading. */
export const moodPathOf = (id: string | number) => `${moodsPath}${id}/`

/** The kind of a new reading in the outbox. It is stored there, so it stays. */
export const readingKind = 'mood'

/** A reading from a response. */
export const readingSchema = z.pipe(
  receivedMoodSchema,
  z.transform((received) => toReading(received, userZone())),
)
const listSchema = z.array(readingSchema)

// The latest reading of today comes alone or as the first of a list. An empty list, nothing, or an object
// without an id mean that there is none.
const latestOf = (body: unknown): unknown => {
  const [latest = null]: unknown[] = Array.isArray(body) ? body : [body]
  const isEmpty = typeof latest === 'object' && latest !== null && !hasId(latest)
  return isEmpty ? null : latest
}

const hasId = (item: object) => 'id' in item && item.id !== undefined

const latestSchema = z.pipe(z.transform(latestOf), z.nullable(readingSchema))

type ListParams = { limit?: number | undefined; from?: string; to?: string }

/** All readings, the newest `limit`, or those of some days, newest first. */
export const loadReadings = async (signal: AbortSignal, params: ListParams = {}) =>
  newestFirst(await get(moodsPath, listSchema, { signal, params }))

// The newest readings of the days before today.
const listRecentReadings = async (signal: AbortSignal) =>
  newestFirst(await get('/mood/history/', listSchema, { signal })).slice(0, recentShown)

const loadToday = async (signal: AbortSignal): Promise<Reading | null> => {
  try {
    return await get('/mood/today/', latestSchema, { signal })
  } catch (error) {
    if (isStatus(error, 404)) return null
    throw error
  }
}

const all = ['moods'] as const
const lists = [...all, 'lists'] as const
const recents = [...lists, 'recent'] as const
const todays = [...all, 'today'] as const
const listKey = [...lists, 'all'] as const
const history = recentFirst(listKey, (signal, limit) => loadReadings(signal, { limit }))

/** Keys and options of the queries about readings. What depends on the day has the day in its key. */
export const moodQueries = {
  all,
  /** All days that have readings, counted, and what they say. */
  days: [...all, 'days'],
  lists,
  recents,
  todays,
  /** All readings, newest first. */
  list: () => queryOptions({ queryKey: listKey, queryFn: ({ signal }) => loadReadings(signal) }),
  /** The same list; its newest readings arrive first, in `newest`. */
  history: history.all,
  newest: history.newest,
  /** Of the queries of `monthQuery`, which have the month behind it. */
  months: [...lists, 'month'],
  /** The latest reading of today, or null. */
  today: (day: string) =>
    queryOptions({ queryKey: [...todays, day], queryFn: ({ signal }) => loadToday(signal) }),
  /** Up to five readings of the days before today, newest first. */
  recent: (day: string) =>
    queryOptions({
      queryKey: [...recents, day],
      queryFn: ({ signal }) => listRecentReadings(signal),
    }),
  /** One reading with its version. A form starts from what the server holds, and nothing changes under it. */
  editable: (id: string) =>
    queryOptions({
      queryKey: ['mood-being-edited', id],
      queryFn: ({ signal }) => getWithVersion(moodPathOf(id), readingSchema, signal),
      gcTime: 0,
      staleTime: Infinity,
    }),
}

/** Loads all readings again that a screen shows. */
export const reloadReadings = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: moodQueries.all })

/** Loads all readings again when one that waited in the outbox has been sent. */
export const useReloadOnSent = () => {
  const client = useQueryClient()
  useOnWriteSent(readingKind, () => client.invalidateQueries({ queryKey: moodQueries.all }))
}
