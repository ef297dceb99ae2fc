import type { Mood, MoodChanges, NewMood } from '@truenorth/api-contract/moods'
import { memoryList, type LongList } from '../db/longList.ts'
import type { Moment } from '../http/moment.ts'
import { wireInstant } from '../time/instant.ts'

/** The readings of one day: how many, and the sum of their values. */
export type DayTotal = { localDate: string; sum: number; count: number }

/** Readings, always those of one user. Lists are newest first. */
export type MoodRepository = {
  add: (userId: number, mood: NewMood, moment: Moment) => Promise<Mood>
  list: (userId: number) => LongList
  listBefore: (userId: number, day: string) => LongList
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

type Kept = Mood & { userId: number; instant: string }

const toMood = ({ userId: _userId, instant: _instant, ...mood }: Kept): Mood => mood

const newestFirst = (a: Kept, b: Kept) =>
  a.instant === b.instant ? b.id - a.id : a.instant < b.instant ? 1 : -1

/** Readings in memory, for a session that never leaves the browser. */
export const memoryMoods = (): MoodRepository => {
  const kept = new Map<number, Kept>()
  let lastId = 0

  const own = (userId: number, id: number) => {
    const mood = kept.get(id)
    return mood?.userId === userId ? mood : undefined
  }
  const ofUser = (userId: number) =>
    [...kept.values()].filter((mood) => mood.userId === userId).sort(newestFirst)
  const listOf = (moods: Kept[]) => memoryList(moods, ({ instant }) => instant, toMood)

  return {
    add: async (userId, { mood_value, energy = null, note = '', tags = [] }, moment) => {
      lastId += 1
      const mood: Kept = {
        id: lastId,
        version: 1,
        mood_value,
        energy,
        note,
        tags,
        timestamp: wireInstant(moment.instant),
        local_date: moment.localDate,
        time_zone: moment.timeZone,
        has_time: moment.hasTime ?? true,
        userId,
        instant: moment.instant,
      }
      kept.set(mood.id, mood)
      return toMood(mood)
    },
    list: (userId) => listOf(ofUser(userId)),
    listBefore: (userId, day) => listOf(ofUser(userId).filter((mood) => mood.local_date < day)),
    latestFrom: async (userId, day) => {
      const mood = ofUser(userId).find(({ local_date }) => local_date >= day)
      return mood && toMood(mood)
    },
    dayTotals: async (userId) => {
      const days = new Map<string, DayTotal>()
      for (const { local_date: localDate, mood_value } of ofUser(userId)) {
        const { sum, count } = days.get(localDate) ?? { sum: 0, count: 0 }
        days.set(localDate, { localDate, sum: sum + mood_value, count: count + 1 })
      }
      return [...days.values()]
    },
    find: async (userId, id) => {
      const mood = own(userId, id)
      return mood && toMood(mood)
    },
    update: async (userId, id, changes, onlyVersion) => {
      const before = own(userId, id)
      if (!before || (onlyVersion !== undefined && before.version !== onlyVersion)) return undefined
      const after = { ...before, ...changes, version: before.version + 1 }
      kept.set(id, after)
      return toMood(after)
    },
    remove: async (userId, id) => {
      if (own(userId, id)) kept.delete(id)
    },
  }
}
