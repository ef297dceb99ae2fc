import type { Milestone, MilestoneChanges } from '@truenorth/api/contract'
import {
  del,
  get,
  getWithVersion,
  listReader,
  patch,
  patchVersioned,
  type Versioned,
} from '@truenorth/shared-auth'
import type { JourneyId } from './journeys'
import { readLabelledList } from './labelled'
import { readMilestone } from './readMilestone'

/** Which milestone of which journey. */
export type MilestoneKey = { journeyId: JourneyId; milestoneId: JourneyId }
export type VersionedMilestone = Versioned<Milestone>

/** Where the milestones of a journey are. */
export const milestonesPath = (journeyId: JourneyId) => `/journey/${journeyId}/milestone/`
const pathOf = ({ journeyId, milestoneId }: MilestoneKey) =>
  `${milestonesPath(journeyId)}${milestoneId}/`

const readMilestones = listReader(readMilestone)

export const listMilestones = async (journeyId: JourneyId, signal?: AbortSignal) =>
  readMilestones(await get<unknown>(milestonesPath(journeyId), signal && { signal }))

export const loadMilestoneTypes = async (journeyId: JourneyId) =>
  readLabelledList(await get<unknown>(`${milestonesPath(journeyId)}type-choices/`))

/** One milestone for a form that edits it, with the version that it edits. */
export const loadMilestone = async (key: MilestoneKey, signal?: AbortSignal) => {
  const { data, etag } = await getWithVersion<unknown>(pathOf(key), signal)
  return { data: readMilestone(data), etag }
}

/** The last write wins: for progress and the done flag, which are one decision and not a text. */
export const changeMilestone = async (key: MilestoneKey, changes: MilestoneChanges) =>
  readMilestone(await patch<unknown>(pathOf(key), changes))

/** Saves over the version that was read alone; rejects with a `VersionConflict` otherwise. */
export const saveMilestone = async (
  key: MilestoneKey,
  changes: MilestoneChanges,
  etag: string | undefined,
) => readMilestone((await patchVersioned<unknown>(pathOf(key), changes, etag)).data)

export const deleteMilestone = (key: MilestoneKey) => del(pathOf(key))
