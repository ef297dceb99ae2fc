import type { JourneyRepository } from './journey.repository.ts'
import type { MilestoneCounting } from './milestone.memory.ts'
import { readJourney, type StoredJourney } from './readJourney.ts'
import { wholeJourney } from './wholeJourney.ts'

type Kept = StoredJourney & { userId: number }

/** Journeys in memory, for a session that never leaves the browser. */
export const memoryJourneys = (milestones: MilestoneCounting): JourneyRepository => {
  const kept = new Map<number, Kept>()
  let lastId = 0

  const own = (userId: number, id: number) => {
    const journey = kept.get(id)
    return journey?.userId === userId ? journey : undefined
  }
  const toJourney = (journey: Kept) => readJourney(journey, milestones.factsOf(journey.id))

  return {
    add: async (userId, input, instant) => {
      lastId += 1
      const times = { created_at: instant, updated_at: instant }
      const journey: Kept = { ...wholeJourney(input), ...times, id: lastId, version: 1, userId }
      kept.set(journey.id, journey)
      milestones.admit(journey.id)
      return toJourney(journey)
    },
    list: async (userId) =>
      [...kept.values()]
        .filter((journey) => journey.userId === userId)
        .toReversed()
        .map(toJourney),
    find: async (userId, id) => {
      const journey = own(userId, id)
      return journey && toJourney(journey)
    },
    update: async (userId, id, changes, instant, onlyVersion) => {
      const before = own(userId, id)
      if (!before || (onlyVersion !== undefined && before.version !== onlyVersion)) return undefined
      const after = { ...before, ...changes, updated_at: instant, version: before.version + 1 }
      kept.set(id, after)
      return toJourney(after)
    },
    remove: async (userId, id) => {
      if (!own(userId, id)) return
      kept.delete(id)
      milestones.removeOf(id)
    },
  }
}
