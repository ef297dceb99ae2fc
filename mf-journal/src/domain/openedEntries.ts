import type { Entry } from './entry'

/** The sealed entries that are open on this device, by id. */
export type OpenedEntries = ReadonlyMap<string, Entry>

/**
 * The entries, those that are open with their text. An entry that was saved a moment ago shows its last
 * text until the new one is open.
 */
export const withOpened = (entries: readonly Entry[], opened: OpenedEntries): readonly Entry[] =>
  opened.size > 0 ? entries.map((entry) => (entry.seal && opened.get(entry.id)) || entry) : entries
