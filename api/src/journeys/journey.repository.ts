import type { Journey, JourneyChanges, NewJourney } from '@truenorth/api-contract/journeys'
import { memoryRows, type LongList } from '../db/longList.ts'
import { toJourney, withJourneyDefaults, type StoredJourney } from './journeyRules.ts'
import type { MemoryMilestones } from './milestone.repository.ts'

/** Journeys, always those of one user, with what is computed from their milestones. */
export type JourneyRepository = {
  add: (userId: number, journey: NewJourney, instant: string) => Promise<Journey>
  /** Newest first. */
  list: (userId: number) => LongList
  find: (userId: number, id: number) => Promise<Journey | undefined>
  /** Undefined when it is gone, or no longer has `onlyVersion`. */
  update: (
    userId: number,
    id: number,
    changes: JourneyChanges,
    instant: string,
    onlyVersion?: number,
  ) => Promise<Journey | undefined>
  /** Removes the journey and its milestones. */
  remove: (userId: number, id: number) => Promise<void>
}

type Kept = StoredJourney & { userId: number }

/** Journeys in memory, for a session that never leaves the browser. */
export const memoryJourneys = (
  milestones: Pick<MemoryMilestones, 'admit' | 'factsOf' | 'removeOf'>,
): JourneyRepository => {
  const kept = new Map<number, Kept>()
  let lastId = 0

  const own = (userId: number, id: number) => {
    const journey = kept.get(id)
    return journey?.userId === userId ? journey : undefined
  }
  const withFacts = (journey: Kept) => toJourney(journey, milestones.factsOf(journey.id))

  return {
    add: async (userId, input, instant) => {
      lastId += 1
      const times = { created_at: instant, updated_at: instant }
      const journey: Kept = {
        ...withJourneyDefaults(input),
        ...times,
        id: lastId,
        version: 1,
        userId,
      }
      kept.set(journey.id, journey)
      milestones.admit(journey.id)
      return withFacts(journey)
    },
    list: (userId) => {
      const own = [...kept.values()].filter((journey) => journey.userId === userId)
      return memoryRows(own.toReversed().map(withFacts))
    },
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
    remove: async (userId, id) => {
      if (!own(userId, id)) return
      kept.delete(id)
      milestones.removeOf(id)
    },
  }
}
