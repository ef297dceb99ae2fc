import type { Milestone, MilestoneChanges, NewMilestone } from './milestone.schema.ts'

/** The milestones of one journey, which the caller has seen to be the user's own. */
export type MilestoneRepository = {
  /** Undefined when the journey is gone. */
  add: (
    journeyId: number,
    milestone: NewMilestone,
    instant: string,
  ) => Promise<Milestone | undefined>
  /** In the order in which they were set. */
  list: (journeyId: number) => Promise<Milestone[]>
  find: (journeyId: number, id: number) => Promise<Milestone | undefined>
  /** Undefined when it is gone, or no longer has `onlyVersion`. */
  update: (
    journeyId: number,
    id: number,
    changes: MilestoneChanges,
    instant: string,
    onlyVersion?: number,
  ) => Promise<Milestone | undefined>
  remove: (journeyId: number, id: number) => Promise<void>
}
