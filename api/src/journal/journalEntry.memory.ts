import { wireInstant } from '../time/instant.ts'
import type { JournalEntryRepository } from './journalEntry.repository.ts'
import type { JournalEntry } from './journalEntry.schema.ts'
import type { PictureHolding } from './journalImage.memory.ts'

type Kept = JournalEntry & { userId: number }

const toEntry = ({ userId: _userId, ...entry }: Kept): JournalEntry => entry

const newestFirst = (a: Kept, b: Kept) =>
  a.entry_date === b.entry_date ? b.id - a.id : a.entry_date < b.entry_date ? 1 : -1

/** Reflections in memory, for a session that never leaves the browser. */
export const memoryJournalEntries = (pictures: PictureHolding): JournalEntryRepository => {
  const kept = new Map<number, Kept>()
  let lastId = 0

  const own = (userId: number, id: number) => {
    const entry = kept.get(id)
    return entry?.userId === userId ? entry : undefined
  }

  return {
    add: async (userId, { tags_input = [], images = [], ...text }, instant) => {
      pictures.hold({ userId, entryId: lastId + 1, instant }, images)
      lastId += 1
      const times = { created_at: wireInstant(instant), updated_at: wireInstant(instant) }
      const item = { id: lastId, version: 1, userId }
      const entry: Kept = { ...item, ...text, tags: tags_input, images, ...times }
      kept.set(entry.id, entry)
      return toEntry(entry)
    },
    list: async (userId, limit) => {
      const own = [...kept.values()].filter((entry) => entry.userId === userId)
      return JSON.stringify(own.sort(newestFirst).slice(0, limit).map(toEntry))
    },
    find: async (userId, id) => {
      const entry = own(userId, id)
      return entry && toEntry(entry)
    },
    update: async (userId, id, { tags_input, ...changes }, instant, onlyVersion) => {
      const before = own(userId, id)
      if (!before || (onlyVersion !== undefined && before.version !== onlyVersion)) return undefined
      if (changes.images) pictures.hold({ userId, entryId: id, instant }, changes.images)
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
    remove: async (userId, id) => {
      if (!own(userId, id)) return
      kept.delete(id)
      pictures.removeOf(id)
    },
  }
}
