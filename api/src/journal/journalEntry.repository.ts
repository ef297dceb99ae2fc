import type { JournalEntry, JournalEntryChanges, NewJournalEntry } from './journalEntry.schema.ts'

/**
 * Reflections, always those of one user. The list comes as JSON text, newest day first. Writes that
 * name pictures take hold of them, let go of those no longer named, or throw `PicturesRefused`.
 */
export type JournalEntryRepository = {
  add: (userId: number, entry: NewJournalEntry, instant: string) => Promise<JournalEntry>
  /** All of them, or the newest of that number. */
  list: (userId: number, limit?: number) => Promise<string>
  find: (userId: number, id: number) => Promise<JournalEntry | undefined>
  /** Undefined when it is gone, or no longer has `onlyVersion`. */
  update: (
    userId: number,
    id: number,
    changes: JournalEntryChanges,
    instant: string,
    onlyVersion?: number,
  ) => Promise<JournalEntry | undefined>
  /** Its pictures go with it. */
  remove: (userId: number, id: number) => Promise<void>
}
