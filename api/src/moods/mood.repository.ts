import type { Moment } from '../http/moment.ts'
import type { Mood, MoodChanges, NewMood } from './mood.schema.ts'

/** The readings of one day: how many, and the sum of their values. */
export type DayTotal = { localDate: string; sum: number; count: number }

/** Readings, always those of one user. Lists come as JSON text, newest first. */
export type MoodRepository = {
  add: (userId: number, mood: NewMood, moment: Moment) => Promise<Mood>
  /** All, or the newest `limit`. */
  list: (userId: number, limit?: number) => Promise<string>
  listBefore: (userId: number, day: string) => Promise<string>
  latestFrom: (userId: number, day: string) => Promise<Mood | undefined>
  dayTotals: (userId: number) => Promise<DayTotal[]>
  find: (userId: number, id: number) => Promise<Mood | undefined>
  /** Undefined when it is gone, or no longer has `onlyVersion`. */
  update: (
    userId: number,
    id: number,
    changes: MoodChanges,
    onlyVersion?: number,
  ) => Promise<Mood | undefined>
  remove: (userId: number, id: number) => Promise<void>
}
