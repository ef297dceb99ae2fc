import type { Period, WaypointOfPeriod } from '@truenorth/api-contract/days'
import type { Milestone, MilestoneChanges, NewMilestone } from '@truenorth/api-contract/journeys'
import { memoryRows, type LongList } from '../db/longList.ts'
import { wireInstant } from '../time/instant.ts'
import {
  withMilestoneDefaults,
  type MilestoneContent,
  type MilestoneFacts,
} from './journeyRules.ts'

/** The milestones of one journey. The caller has checked that it is the user's own. */
export type MilestoneRepository = {
  /** Undefined when the journey is gone. */
  add: (
    journeyId: number,
    milestone: MilestoneContent<NewMilestone>,
    instant: string,
  ) => Promise<Milestone | undefined>
  /** In the order in which they were added. */
  list: (journeyId: number) => LongList
  find: (journeyId: number, id: number) => Promise<Milestone | undefined>
  /** Undefined when it is gone, or no longer has `onlyVersion`. */
  update: (
    journeyId: number,
    id: number,
    changes: MilestoneContent<MilestoneChanges>,
    instant: string,
    onlyVersion?: number,
  ) => Promise<Milestone | undefined>
  remove: (journeyId: number, id: number) => Promise<void>
}

/** Milestones in memory, with what the journeys in memory need of them. */
export type MemoryMilestones = MilestoneRepository & {
  /** Adds a milestone as it was somewhere else, at once. `changed` is when it was last changed. */
  adopt: (journeyId: number, milestone: NewMilestone, created: string, changed: string) => void
  /** Whether milestones of a journey were changed, or added other than by `adopt`. */
  areEdited: (journeyId: number) => boolean
  /** Accepts milestones for a new journey. */
  admit: (journeyId: number) => void
  factsOf: (journeyId: number) => MilestoneFacts
  /** Those of a journey that were reached in a period. */
  reachedIn: (
    journeyId: number,
    period: Period,
  ) => Pick<WaypointOfPeriod, 'id' | 'title' | 'reached_on'>[]
  removeOf: (journeyId: number) => void
}

type Kept = Milestone & { journeyId: number; changed: string; isAdopted: boolean }

const toMilestone = ({
  journeyId: _journeyId,
  changed: _changed,
  isAdopted: _isAdopted,
  ...milestone
}: Kept): Milestone => milestone

/** Milestones in memory, for a session that never leaves the browser. */
export const memoryMilestones = (): MemoryMilestones => {
  const byJourney = new Map<number, Map<number, Kept>>()
  let lastId = 0

  const keptOf = (journeyId: number) => [...(byJourney.get(journeyId)?.values() ?? [])]
  const find = (journeyId: number, id: number) => byJourney.get(journeyId)?.get(id)

  const put = (
    journeyId: number,
    input: MilestoneContent<NewMilestone>,
    { created, ...about }: { created: string; changed: string; isAdopted: boolean },
  ) => {
    const journey = byJourney.get(journeyId)
    if (!journey) return undefined
    lastId += 1
    const milestone: Kept = {
      ...withMilestoneDefaults(input),
      ...about,
      id: lastId,
      version: 1,
      created_at: wireInstant(created),
      journeyId,
    }
    journey.set(milestone.id, milestone)
    return milestone
  }

  return {
    add: async (journeyId, input, instant) => {
      const added = put(journeyId, input, { created: instant, changed: instant, isAdopted: false })
      return added && toMilestone(added)
    },
    list: (journeyId) => memoryRows(keptOf(journeyId).map(toMilestone)),
    find: async (journeyId, id) => {
      const milestone = find(journeyId, id)
      return milestone && toMilestone(milestone)
    },
    update: async (journeyId, id, changes, instant, onlyVersion) => {
      const before = find(journeyId, id)
      if (!before || (onlyVersion !== undefined && before.version !== onlyVersion)) return undefined
      const after: Kept = { ...before, ...changes, changed: instant, version: before.version + 1 }
      byJourney.get(journeyId)?.set(id, after)
      return toMilestone(after)
    },
    remove: async (journeyId, id) => void byJourney.get(journeyId)?.delete(id),

    adopt: (journeyId, input, created, changed) =>
      void put(journeyId, input, { created, changed, isAdopted: true }),
    areEdited: (journeyId) =>
      keptOf(journeyId).some(({ version, isAdopted }) => version > 1 || !isAdopted),
    admit: (journeyId) => void byJourney.set(journeyId, new Map()),
    removeOf: (journeyId) => void byJourney.delete(journeyId),
    reachedIn: (journeyId, { from, to }) =>
      keptOf(journeyId).flatMap(({ id, title, reached_on }) =>
        reached_on && reached_on >= from && reached_on <= to ? [{ id, title, reached_on }] : [],
      ),
    factsOf: (journeyId) => {
      const milestones = keptOf(journeyId)
      return {
        done: milestones.filter(({ is_completed }) => is_completed).length,
        total: milestones.length,
        lastChanged:
          milestones
            .map(({ changed }) => changed)
            .sort()
            .at(-1) ?? null,
      }
    },
  }
}
