import { mostReadingsOfDay, type Mood, type NewMood } from '@truenorth/api-contract/moods'
import { memoryList, type LongList } from '../db/longList.ts'
import { Failure } from '../http/failure.ts'
import { firstDay, lastDay } from '../time/calendarDay.ts'
import { wireInstant } from '../time/instant.ts'
import type { Moment } from '../time/moment.ts'
import { countDay, toMoodDays, type CountedDay, type MoodDays } from './moodDays.ts'

/** The readings of one day: how many, and the sum of their values. */
export type DayTotal = { localDate: string; sum: number; count: number }

/** What a reading says, without when it was. */
export type MoodContent = Omit<NewMood, 'recorded_at' | 'time_zone'>

/** A change of a reading; `editedAt` is left out where it only fills in what was empty. */
export type MoodUpdate = { content: Partial<MoodContent>; moment?: Moment; editedAt?: string }

/** Days from one to another; without an end, all on that side. */
export type Days = { from?: string | undefined; to?: string | undefined }

/** Thrown instead of a write that brings a day over `mostReadingsOfDay`. */
export const dayIsFull = (day: string) =>
  new Failure(413, {
    detail: `${day} has ${mostReadingsOfDay} readings already, which is the most for one day.`,
  })

/**
 * Readings, always those of one user. Lists are newest first.
 * @throws Failure 413 from `add` and `update` where the day of the reading is full
 */
export type MoodRepository = {
  add: (userId: number, mood: MoodContent, moment: Moment) => Promise<Mood>
  list: (userId: number) => LongList
  /** With where each came from, as an archive says it. */
  listForExport: (userId: number) => LongList
  /** Those of the days from one to another, both included. */
  listOfDays: (userId: number, days: Days) => LongList
  latestFrom: (userId: number, day: string) => Promise<Mood | undefined>
  dayTotals: (userId: number) => Promise<DayTotal[]>
  /** The readings counted by day. */
  days: (userId: number) => Promise<MoodDays>
  find: (userId: number, id: number) => Promise<Mood | undefined>
  /** Undefined when it is gone, or no longer has `onlyVersion`. */
  update: (
    userId: number,
    id: number,
    changes: MoodUpdate,
    onlyVersion?: number,
  ) => Promise<Mood | undefined>
  remove: (userId: number, id: number) => Promise<void>
}

/** Readings in memory, with what imports in memory need of them. */
export type MemoryMoods = MoodRepository & {
  /** Adds a reading that was last changed at a stored instant, or never. Returns its id. */
  adopt: (userId: number, mood: MoodContent, moment: Moment, editedAt: string | null) => number
}

type Kept = Mood & { userId: number; instant: string; utcOffset: number | null }

const toMood = ({ userId: _userId, instant: _instant, utcOffset: _offset, ...mood }: Kept): Mood =>
  mood

const momentFields = ({
  instant,
  localDate,
  timeZone,
  utcOffset,
  hasTime = true,
  dayEnd = 0,
}: Moment) => ({
  timestamp: wireInstant(instant),
  local_date: localDate,
  time_zone: timeZone,
  has_time: hasTime,
  day_end: dayEnd,
  instant,
  utcOffset,
})

const newestFirst = (a: Kept, b: Kept) =>
  a.instant === b.instant ? b.id - a.id : a.instant < b.instant ? 1 : -1

/** Readings in memory, for a session that never leaves the browser. */
export const memoryMoods = (): MemoryMoods => {
  const kept = new Map<number, Kept>()
  let lastId = 0

  const own = (userId: number, id: number) => {
    const mood = kept.get(id)
    return mood?.userId === userId ? mood : undefined
  }
  const ofUser = (userId: number) =>
    [...kept.values()].filter((mood) => mood.userId === userId).sort(newestFirst)
  const expectRoomOn = (userId: number, day: string) => {
    const ofDay = [...kept.values()].filter(
      (mood) => mood.userId === userId && mood.local_date === day,
    )
    if (ofDay.length >= mostReadingsOfDay) throw dayIsFull(day)
  }
  const listOf = (moods: Kept[]) => memoryList(moods, ({ instant }) => instant, toMood)

  const put = (
    userId: number,
    { mood_value, energy = null, note = '', tags = [] }: MoodContent,
    moment: Moment,
    editedAt: string | null,
  ) => {
    lastId += 1
    const mood: Kept = {
      id: lastId,
      version: 1,
      mood_value,
      energy,
      note,
      tags,
      ...momentFields(moment),
      edited_at: editedAt && wireInstant(editedAt),
      userId,
    }
    kept.set(mood.id, mood)
    return mood
  }

  return {
    add: async (userId, content, moment) => {
      expectRoomOn(userId, moment.localDate)
      return toMood(put(userId, content, moment, null))
    },
    adopt: (userId, content, moment, editedAt) => put(userId, content, moment, editedAt).id,
    list: (userId) => listOf(ofUser(userId)),
    listForExport: (userId) => listOf(ofUser(userId)),
    listOfDays: (userId, { from = firstDay, to = lastDay }) =>
      listOf(ofUser(userId).filter(({ local_date: date }) => date >= from && date <= to)),
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
    days: async (userId) =>
      toMoodDays(
        ofUser(userId).map((reading): CountedDay => ({
          localDate: reading.local_date,
          counts: countDay([
            {
              mood: reading.mood_value,
              energy: reading.energy,
              tags: reading.tags,
              instant: reading.instant,
              timeZone: reading.time_zone,
              utcOffset: reading.utcOffset,
              hasTime: reading.has_time !== false,
            },
          ]),
        })),
      ),
    find: async (userId, id) => {
      const mood = own(userId, id)
      return mood && toMood(mood)
    },
    update: async (userId, id, { content, moment, editedAt }, onlyVersion) => {
      const before = own(userId, id)
      if (!before || (onlyVersion !== undefined && before.version !== onlyVersion)) return undefined
      if (moment && moment.localDate !== before.local_date) expectRoomOn(userId, moment.localDate)
      const after = {
        ...before,
        ...content,
        ...(moment && momentFields(moment)),
        ...(editedAt && { edited_at: wireInstant(editedAt) }),
        version: before.version + 1,
      }
      kept.set(id, after)
      return toMood(after)
    },
    remove: async (userId, id) => {
      if (own(userId, id)) kept.delete(id)
    },
  }
}
