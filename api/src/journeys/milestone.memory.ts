import { wireInstant } from '../time/instant.ts'
import type { MilestoneRepository } from './milestone.repository.ts'
import type { Milestone } from './milestone.schema.ts'
import type { MilestoneFacts } from './readJourney.ts'
import { wholeMilestone } from './wholeMilestone.ts'

type Kept = Milestone & { journeyId: number; touched: string }

const toMilestone = ({ journeyId: _journeyId, touched: _touched, ...milestone }: Kept): Milestone =>
  milestone

/** What the journeys in memory ask of the milestones beside them. */
export type MilestoneCounting = {
  admit: (journeyId: number) => void
  factsOf: (journeyId: number) => MilestoneFacts
  removeOf: (journeyId: number) => void
}

/** Milestones in memory, for a session that never leaves the browser. */
export const memoryMilestones = (): MilestoneRepository & MilestoneCounting => {
  const byJourney = new Map<number, Map<number, Kept>>()
  let lastId = 0

  const keptOf = (journeyId: number) => [...(byJourney.get(journeyId)?.values() ?? [])]
  const find = (journeyId: number, id: number) => byJourney.get(journeyId)?.get(id)

  return {
    add: async (journeyId, input, instant) => {
      const journey = byJourney.get(journeyId)
      if (!journey) return undefined
      lastId += 1
      const milestone: Kept = {
        ...wholeMilestone(input),
        id: lastId,
        version: 1,
        created_at: wireInstant(instant),
        journeyId,
        touched: instant,
      }
      journey.set(milestone.id, milestone)
      return toMilestone(milestone)
    },
    list: async (journeyId) => keptOf(journeyId).map(toMilestone),
    find: async (journeyId, id) => {
      const milestone = find(journeyId, id)
      return milestone && toMilestone(milestone)
    },
    update: async (journeyId, id, changes, instant, onlyVersion) => {
      const before = find(journeyId, id)
      if (!before || (onlyVersion !== undefined && before.version !== onlyVersion)) return undefined
      const after: Kept = { ...before, ...changes, touched: instant, version: before.version + 1 }
      byJourney.get(journeyId)?.set(id, after)
      return toMilestone(after)
    },
    remove: async (journeyId, id) => void byJourney.get(journeyId)?.delete(id),

    admit: (journeyId) => void byJourney.set(journeyId, new Map()),
    removeOf: (journeyId) => void byJourney.delete(journeyId),
    factsOf: (journeyId) => {
      const milestones = keptOf(journeyId)
      return {
        done: milestones.filter(({ is_completed }) => is_completed).length,
        total: milestones.length,
        lastTouched:
          milestones
            .map(({ touched }) => touched)
            .sort()
            .at(-1) ?? null,
      }
    },
  }
}
