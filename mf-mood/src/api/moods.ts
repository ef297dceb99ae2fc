import {
  del,
  get,
  getWithVersion,
  isStatus,
  patchVersioned,
  type Versioned,
  VersionConflict,
} from '@truenorth/shared-auth'
import { userZone } from '@truenorth/shared-ui'
import type { MoodChanges, WeeklyAverage } from '@truenorth/api/contract'
import { newestFirst, type Reading, toReading, type WireMood } from './reading'

const recentShown = 5

const readAll = (moods: readonly WireMood[]) => {
  const zone = userZone()
  return newestFirst(moods.map((mood) => toReading(mood, zone)))
}

const pathOf = (id: string | number) => `/mood/${id}/`

/** Where a new reading is sent, through the outbox. */
export const moodsPath = '/mood/'

/** Every reading, newest first. */
export const listReadings = async (signal: AbortSignal) =>
  readAll(await get<WireMood[]>(moodsPath, { signal }))

/** Up to five readings of the days before today, newest first. */
export const listRecentReadings = async (signal: AbortSignal) =>
  readAll(await get<WireMood[]>('/mood/history/', { signal })).slice(0, recentShown)

/** The latest reading of today. None comes as 404, as an empty list or as an object without an id. */
export const readToday = async (signal: AbortSignal): Promise<Reading | null> => {
  try {
    const answer = await get<Partial<WireMood> | WireMood[]>('/mood/today/', { signal })
    const [mood] = Array.isArray(answer) ? answer : [answer]
    return mood && isMood(mood) ? toReading(mood, userZone()) : null
  } catch (error) {
    if (isStatus(error, 404)) return null
    throw error
  }
}

const isMood = (mood: Partial<WireMood>): mood is WireMood => mood.id !== undefined

/** One item per week that has readings, newest first (D18). */
export const listWeeklyAverages = (signal: AbortSignal) =>
  get<WeeklyAverage[]>('/mood/weekly-average/', { signal })

/** A reading and the version that was read of it. */
export type VersionedReading = { reading: Reading; etag: string | undefined }

const readVersioned = ({ data, etag }: Versioned<WireMood>): VersionedReading => ({
  reading: toReading(data, userZone()),
  etag,
})

/** One reading with its version, to edit it. */
export const readReading = async (id: string, signal: AbortSignal) =>
  readVersioned(await getWithVersion<WireMood>(pathOf(id), signal))

/** Saves over the version known. */
export const changeReading = async (id: number, changes: MoodChanges, etag: string | undefined) =>
  readVersioned(await patchVersioned<WireMood>(pathOf(id), changes, etag))

/** How the reading stands now, when `changeReading` failed because somebody was faster (D37). */
export const presentVersion = (error: unknown) =>
  isConflict(error) ? readVersioned(error.present) : undefined

const isConflict = (error: unknown): error is VersionConflict<WireMood> =>
  error instanceof VersionConflict

export const deleteReading = (id: number) => del(pathOf(id))
