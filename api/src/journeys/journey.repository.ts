import type { Journey, JourneyChanges, NewJourney } from './journey.schema.ts'

/** Journeys, always those of one user, with what is computed from their milestones. */
export type JourneyRepository = {
  add: (userId: number, journey: NewJourney, instant: string) => Promise<Journey>
  /** The newest first. */
  list: (userId: number) => Promise<Journey[]>
  find: (userId: number, id: number) => Promise<Journey | undefined>
  /** Undefined when it is gone, or no longer has `onlyVersion`. */
  update: (
    userId: number,
    id: number,
    changes: JourneyChanges,
    instant: string,
    onlyVersion?: number,
  ) => Promise<Journey | undefined>
  /** Its milestones go with it. */
  remove: (userId: number, id: number) => Promise<void>
}
