import type { Journey, JourneyChanges, JourneyChoices } from '@truenorth/api/contract'
import {
  del,
  get,
  getWithVersion,
  listReader,
  patch,
  patchVersioned,
  readerOf,
  type Versioned,
} from '@truenorth/shared-auth'
import { isLabelledList } from './labelled'
import { readJourney } from './readJourney'

export type JourneyId = number | string
export type VersionedJourney = Versioned<Journey>

const pathOf = (id: JourneyId) => `/journey/${id}/`

const readJourneys = listReader(readJourney)

export const listJourneys = async (signal?: AbortSignal) =>
  readJourneys(await get<unknown>('/journey/', signal && { signal }))

const readChoices = readerOf<JourneyChoices>('list of choices', {
  categories: isLabelledList,
  statuses: isLabelledList,
})

export const loadJourneyChoices = async () => readChoices(await get<unknown>('/journey/choices/'))

/** One journey for a form that edits it, with the version that it edits. */
export const loadJourney = async (id: JourneyId, signal?: AbortSignal) => {
  const { data, etag } = await getWithVersion<unknown>(pathOf(id), signal)
  return { data: readJourney(data), etag }
}

/** The last write wins: for a status, which is one decision and not a text. */
export const changeJourney = async (id: JourneyId, changes: JourneyChanges) =>
  readJourney(await patch<unknown>(pathOf(id), changes))

/** Saves over the version that was read alone; rejects with a `VersionConflict` otherwise. */
export const saveJourney = async (
  id: JourneyId,
  changes: JourneyChanges,
  etag: string | undefined,
) => readJourney((await patchVersioned<unknown>(pathOf(id), changes, etag)).data)

export const deleteJourney = (id: JourneyId) => del(pathOf(id))
