import {
  longestExcerpt,
  mostItemsOfDay,
  type EntryOfDay,
  type Period,
} from '@truenorth/api-contract/days'
import type { Emotion, JournalEntry, NewJournalEntry } from '@truenorth/api-contract/journal'
import type { Sealed } from '@truenorth/api-contract/sealedText'
import { memoryList, type LongList } from '../db/longList.ts'
import { wireInstant } from '../time/instant.ts'
import type { MemoryImages } from './image.repository.ts'
import { entriesAtOnce, entriesOfPeriod, type EntriesOfPeriod } from './entriesOfPeriod.ts'

/**
 * An entry as it is written: its day, with a clock or without. With `sealed`, its other texts say nothing; null opens a
 * sealed entry.
 */
export type EntryContent = Omit<NewJournalEntry, 'recorded_at' | 'time_zone' | 'sealed'> & {
  entry_time?: string | null
  sealed?: Sealed | null | undefined
}

/**
 * Reflections, always those of one user. The list has the newest day first. Writes that name
 * pictures take hold of them and release those that are no longer named; sealed entries hold sealed pictures only, the
 * others none such. Sealing an entry erases what was stored of its plain text and pictures.
 * @throws PicturesRefused from `add` and `update`, and SealRefused, which then change nothing
 */
export type EntryRepository = {
  add: (userId: number, entry: EntryContent, instant: string) => Promise<JournalEntry>
  list: (userId: number) => LongList
  /** With where each came from, as an archive says it. */
  listForExport: (userId: number) => LongList
  /** Those of a day, in the order in which they were written, the first `mostItemsOfDay`. */
  ofDay: (userId: number, day: string) => Promise<EntryOfDay[]>
  /** How many there are in a period, what words were used in them, and their pictures. */
  inPeriod: (userId: number, period: Period) => Promise<EntriesOfPeriod>
  find: (userId: number, id: number) => Promise<JournalEntry | undefined>
  /** Undefined when it is gone, or no longer has `onlyVersion`. */
  update: (
    userId: number,
    id: number,
    changes: Partial<EntryContent>,
    instant: string,
    onlyVersion?: number,
  ) => Promise<JournalEntry | undefined>
  /** The id of the key by which the user's sealed entries open; null without one. */
  sealedKey: (userId: number) => Promise<string | null>
  /** Removes the entry and its pictures. */
  remove: (userId: number, id: number) => Promise<void>
}

/** Thrown instead of a write: a sealed text has an id that another entry has, or its writer has no sealed pages. */
export class SealRefused extends Error {
  override name = 'SealRefused'
  readonly reason: 'known' | 'noKeys'

  constructor(reason: 'known' | 'noKeys') {
    super('A sealed text cannot be stored.')
    this.reason = reason
  }
}

/** Reflections in memory, with what imports in memory need of them. */
export type MemoryEntries = EntryRepository & {
  /**
   * Adds an entry with the stored instants at which it was made and last changed. Returns its id.
   * @throws PicturesRefused and adds nothing
   */
  adopt: (userId: number, entry: EntryContent, created: string, updated: string) => number
}

/** What is answered as the emotion of an entry that has none: browsers from before imports expect one. */
export const emotionStandIn = 'calm' satisfies Emotion

/** The emotion of an entry as it is answered; stored, it is empty where there is none. */
export const answeredEmotion = (
  stored: Emotion | '',
): Pick<JournalEntry, 'emotion' | 'has_emotion'> => ({
  emotion: stored === '' ? emotionStandIn : stored,
  has_emotion: stored !== '',
})

type Kept = Omit<JournalEntry, 'emotion' | 'has_emotion'> & {
  userId: number
  emotion: Emotion | ''
}

const toEntry = ({ userId: _userId, emotion, ...entry }: Kept): JournalEntry => ({
  ...entry,
  ...answeredEmotion(emotion),
})

const newestFirst = (a: Kept, b: Kept) =>
  a.entry_date === b.entry_date ? b.id - a.id : a.entry_date < b.entry_date ? 1 : -1

/** Reflections in memory, for a session that never leaves the browser. */
export const memoryEntries = (pictures: Pick<MemoryImages, 'hold' | 'removeOf'>): MemoryEntries => {
  const kept = new Map<number, Kept>()
  let lastId = 0

  const own = (userId: number, id: number) => {
    const entry = kept.get(id)
    return entry?.userId === userId ? entry : undefined
  }

  const listOf = (userId: number) => {
    const own = [...kept.values()].filter((entry) => entry.userId === userId)
    return memoryList(own.sort(newestFirst), ({ entry_date }) => entry_date, toEntry)
  }

  const put = (
    userId: number,
    { tags_input = [], images = [], ...text }: EntryContent,
    created: string,
    updated: string,
  ) => {
    const isSealed = Boolean(text.sealed)
    pictures.hold({ userId, entryId: lastId + 1, instant: created, isSealed }, images)
    lastId += 1
    const times = { created_at: wireInstant(created), updated_at: wireInstant(updated) }
    const item = { id: lastId, version: 1, userId, entry_time: null, sealed: null }
    const entry: Kept = { ...item, ...text, tags: tags_input, images, ...times }
    kept.set(entry.id, entry)
    return entry
  }

  return {
    add: async (userId, entry, instant) => toEntry(put(userId, entry, instant, instant)),
    adopt: (userId, entry, created, updated) => put(userId, entry, created, updated).id,
    list: listOf,
    listForExport: listOf,
    ofDay: async (userId, day) =>
      [...kept.values()]
        .filter((entry) => entry.userId === userId && entry.entry_date === day)
        .slice(0, mostItemsOfDay)
        .map(({ id, title, entry_time = null, content }) => {
          const excerpt = Array.from(content).slice(0, longestExcerpt).join('')
          return { id, title, entry_time, excerpt }
        }),
    inPeriod: (userId, { from, to }) => {
      const entries = [...kept.values()]
        .filter((entry) => entry.userId === userId)
        .filter(({ entry_date: day }) => day >= from && day <= to)
        .sort((a, b) => newestFirst(b, a))
      const pictures = entries.flatMap(({ id, entry_date, images }) =>
        images.map((path) => ({ path, entry_id: id, entry_date })),
      )
      return entriesOfPeriod(pictures, async (after) => {
        const at = entries.findIndex(({ id }) => id === after?.id)
        const next = entries.slice(at + 1, at + 1 + entriesAtOnce)
        return next.map(({ id, entry_date, title, content, sealed }) => ({
          id,
          entry_date,
          title: sealed ? '' : title,
          content,
        }))
      })
    },
    find: async (userId, id) => {
      const entry = own(userId, id)
      return entry && toEntry(entry)
    },
    update: async (userId, id, { tags_input, ...changes }, instant, onlyVersion) => {
      const before = own(userId, id)
      if (!before || (onlyVersion !== undefined && before.version !== onlyVersion)) return undefined
      const isSealed = Boolean(changes.sealed === undefined ? before.sealed : changes.sealed)
      if (changes.images) pictures.hold({ userId, entryId: id, instant, isSealed }, changes.images)
      const after: Kept = {
        ...before,
        ...changes,
        tags: tags_input ?? before.tags,
        updated_at: wireInstant(instant),
        version: before.version + 1,
      }
      kept.set(id, after)
      return toEntry(after)
    },
    sealedKey: async () => null,
    remove: async (userId, id) => {
      if (!own(userId, id)) return
      kept.delete(id)
      pictures.removeOf(id)
    },
  }
}
