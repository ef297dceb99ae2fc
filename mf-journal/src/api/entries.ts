import { del, get, listReader, patchVersioned, VersionConflict } from '@truenorth/shared-auth'
import { type Entry, type EntryText, readEntry, toEntry, toWire } from './entry'

/** Where a new entry is sent, through the outbox. */
export const entriesPath = '/journal/'

// More than the tallest window shows at first.
const newestAsked = 50

const pathOf = (id: string) => `${entriesPath}${id}/`

const readEntries = listReader(readEntry)

const list = async (signal: AbortSignal, limit?: number) =>
  readEntries(await get<unknown>(entriesPath, { signal, params: { limit } })).map(toEntry)

/** Every entry. */
export const listEntries = (signal: AbortSignal) => list(signal)

/** The newest entries, and whether there are no others: years of writing need not be waited for. */
export const listNewest = async (signal: AbortSignal) => {
  const entries = await list(signal, newestAsked)
  // A server that knows no limit has sent all of them.
  return { entries, areAll: entries.length !== newestAsked }
}

/** Saves over the version known; rejects with a `VersionConflict` when there is a newer one. */
export const changeEntry = async (
  id: string,
  changes: Partial<EntryText>,
  etag: string | undefined,
) => {
  const { data } = await patchVersioned<unknown>(pathOf(id), toWire(changes), etag)
  return toEntry(readEntry(data))
}

/** The entry as it stands, when saving failed because it was changed elsewhere. */
export const presentEntry = (error: unknown): Entry | undefined => {
  const conflict: VersionConflict<unknown> | undefined =
    error instanceof VersionConflict ? error : undefined
  return conflict && toEntry(readEntry(conflict.present.data))
}

export const deleteEntry = (id: string) => del(pathOf(id))
