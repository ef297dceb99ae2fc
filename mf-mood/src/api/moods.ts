import {
  del,
  get,
  getWithVersion,
  isStatus,
  listReader,
  patchVersioned,
  type Versioned,
  VersionConflict,
} from '@truenorth/shared-auth'
import { userZone } from '@truenorth/shared-ui'
import type { MoodChanges } from '@truenorth/api/contract'
import { newestFirst, type Reading, readMood, readWeek, toReading } from './reading'

const recentShown = 5

const readMoods = listReader(readMood)

const readAll = (answer: unknown) => {
  const zone = userZone()
  return newestFirst(readMoods(answer).map((mood) => toReading(mood, zone)))
}

const pathOf = (id: string | number) => `/mood/${id}/`

/** Where a new reading is sent, through the outbox. */
export const moodsPath = '/mood/'

/** Every reading, or the newest `limit`, newest first. */
export const listReadings = async (signal: AbortSignal, limit?: number) =>
  readAll(await get<unknown>(moodsPath, { signal, params: { limit } }))

/** Up to five readings of the days before today, newest first. */
export const listRecentReadings = async (signal: AbortSignal) =>
  readAll(await get<unknown>('/mood/history/', { signal })).slice(0, recentShown)

/** The latest reading of today. None comes as 404, as an empty list or as an object without an id. */
export const readToday = async (signal: AbortSignal): Promise<Reading | null> => {
  try {
    const answer = await get<unknown>('/mood/today/', { signal })
    const [mood]: unknown[] = Array.isArray(answer) ? answer : [answer]
    return isNothing(mood) ? null : toReading(readMood(mood), userZone())
  } catch (error) {
    if (isStatus(error, 404)) return null
    throw error
  }
}

const isNothing = (mood: unknown) =>
  mood === undefined ||
  mood === null ||
  (typeof mood === 'object' && (!('id' in mood) || mood.id === undefined))

/** One item per week that has readings, newest first (D18). */
export const listWeeklyAverages = async (signal: AbortSignal) =>
  listReader(readWeek)(await get<unknown>('/mood/weekly-average/', { signal }))

/** A reading and the version that was read of it. */
export type VersionedReading = { reading: Reading; etag: string | undefined }

const readVersioned = ({ data, etag }: Versioned<unknown>): VersionedReading => ({
  reading: toReading(readMood(data), userZone()),
  etag,
})

/** One reading with its version, to edit it. */
export const readReading = async (id: string, signal: AbortSignal) =>
  readVersioned(await getWithVersion<unknown>(pathOf(id), signal))

/** Saves over the version known. */
export const changeReading = async (id: number, changes: MoodChanges, etag: string | undefined) =>
  readVersioned(await patchVersioned<unknown>(pathOf(id), changes, etag))

/** How the reading stands now, when `changeReading` failed because somebody was faster (D37). */
export const presentVersion = (error: unknown) =>
  isConflict(error) ? readVersioned(error.present) : undefined

const isConflict = (error: unknown): error is VersionConflict<unknown> =>
  error instanceof VersionConflict

export const deleteReading = (id: number) => del(pathOf(id))
