import type { Journey, JourneyChanges, JourneyChoices } from '@truenorth/api/contract'
import {
  del,
  get,
  getWithVersion,
  patch,
  patchVersioned,
  type Versioned,
} from '@truenorth/shared-auth'
import { readJourney, type SentJourney } from './readJourney'

export type JourneyId = number | string
export type VersionedJourney = Versioned<Journey>

const pathOf = (id: JourneyId) => `/journey/${id}/`

export const listJourneys = async (signal?: AbortSignal) =>
  (await get<SentJourney[]>('/journey/', signal && { signal })).map(readJourney)

export const loadJourneyChoices = () => get<JourneyChoices>('/journey/choices/')

/** One journey for a form that edits it, with the version that it edits. */
export const loadJourney = async (id: JourneyId, signal?: AbortSignal) => {
  const { data, etag } = await getWithVersion<SentJourney>(pathOf(id), signal)
  return { data: readJourney(data), etag }
}

/** The last write wins: for a status, which is one decision and not a text. */
export const changeJourney = async (id: JourneyId, changes: JourneyChanges) =>
  readJourney(await patch<SentJourney>(pathOf(id), changes))

/** Saves over the version that was read alone; rejects with a `VersionConflict` otherwise. */
export const saveJourney = async (
  id: JourneyId,
  changes: JourneyChanges,
  etag: string | undefined,
) => readJourney((await patchVersioned<Journey>(pathOf(id), changes, etag)).data)

export const deleteJourney = (id: JourneyId) => del(pathOf(id))
