import {
  mostItemsOfDay,
  type Period,
  type WaypointOfDay,
  type WaypointOfPeriod,
} from '@truenorth/api-contract/days'
import type { Journey, JourneyChanges, NewJourney } from '@truenorth/api-contract/journeys'
import { memoryRows, type LongList } from '../db/longList.ts'
import { toJourney, withJourneyDefaults, type StoredJourney } from './journeyRules.ts'
import type { MemoryMilestones } from './milestone.repository.ts'

/** Journeys, always those of one user, with what is computed from their milestones. */
export type JourneyRepository = {
  add: (userId: number, journey: NewJourney, instant: string) => Promise<Journey>
  /** Newest first. */
  list: (userId: number) => LongList
  /** With where each came from, as an archive says it. */
  listForExport: (userId: number) => LongList
  find: (userId: number, id: number) => Promise<Journey | undefined>
  /** Undefined when it is gone, or no longer has `onlyVersion`. */
  update: (
    userId: number,
    id: number,
    changes: JourneyChanges,
    instant: string,
    onlyVersion?: number,
  ) => Promise<Journey | undefined>
  /** The milestones of all journeys that were reached on a day, the first `mostItemsOfDay`. */
  reachedOn: (userId: number, day: string) => Promise<WaypointOfDay[]>
  /** Those of a period, the earliest first. */
  reachedIn: (userId: number, period: Period) => Promise<WaypointOfPeriod[]>
  /** Removes the journey and its milestones. */
  remove: (userId: number, id: number) => Promise<void>
}

/** Journeys in memory, with what imports in memory need of them. */
export type MemoryJourneys = JourneyRepository & {
  /** Adds a journey as it was somewhere else, at once; its milestones follow. Returns its id. */
  adopt: (userId: number, journey: NewJourney, created: string, updated: string) => number
}

type Kept = StoredJourney & { userId: number }

/** Journeys in memory, for a session that never leaves the browser. */
export const memoryJourneys = (
  milestones: Pick<MemoryMilestones, 'admit' | 'factsOf' | 'reachedIn' | 'removeOf'>,
): MemoryJourneys => {
  const kept = new Map<number, Kept>()
  let lastId = 0

  const own = (userId: number, id: number) => {
    const journey = kept.get(id)
    return journey?.userId === userId ? journey : undefined
  }
  const withFacts = (journey: Kept) => toJourney(journey, milestones.factsOf(journey.id))

  const put = (userId: number, input: NewJourney, created: string, updated: string) => {
    lastId += 1
    const journey: Kept = {
      ...withJourneyDefaults(input),
      created_at: created,
      updated_at: updated,
      id: lastId,
      version: 1,
      userId,
    }
    kept.set(journey.id, journey)
    milestones.admit(journey.id)
    return journey
  }

  const reachedIn = (userId: number, period: Period) =>
    [...kept.values()]
      .filter((journey) => journey.userId === userId)
      .flatMap(({ id: journey_id, title: journey_title }) =>
        milestones.reachedIn(journey_id, period).map(({ id, title, reached_on }) => ({
          id,
          title,
          journey_id,
          journey_title,
          reached_on,
        })),
      )

  const listOf = (userId: number) => {
    const own = [...kept.values()].filter((journey) => journey.userId === userId)
    return memoryRows(own.toReversed().map(withFacts))
  }

  return {
    add: async (userId, input, instant) => withFacts(put(userId, input, instant, instant)),
    adopt: (userId, input, created, updated) => put(userId, input, created, updated).id,
    list: listOf,
    listForExport: listOf,
    find: async (userId, id) => {
      const journey = own(userId, id)
      return journey && withFacts(journey)
    },
    update: async (userId, id, changes, instant, onlyVersion) => {
      const before = own(userId, id)
      if (!before || (onlyVersion !== undefined && before.version !== onlyVersion)) return undefined
      const after = { ...before, ...changes, updated_at: instant, version: before.version + 1 }
      kept.set(id, after)
      return withFacts(after)
    },
    reachedOn: async (userId, day) =>
      reachedIn(userId, { from: day, to: day })
        .slice(0, mostItemsOfDay)
        .map(({ id, title, journey_id, journey_title }) => ({
          id,
          title,
          journey_id,
          journey_title,
        })),
    reachedIn: async (userId, period) =>
      reachedIn(userId, period).sort((a, b) => (a.reached_on < b.reached_on ? -1 : 1)),
    remove: async (userId, id) => {
      if (!own(userId, id)) return
      kept.delete(id)
      milestones.removeOf(id)
    },
  }
}
