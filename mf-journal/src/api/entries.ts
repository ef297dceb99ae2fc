import { del, get, listReader, patchVersioned, VersionConflict } from '@truenorth/shared-auth'
import { type Entry, type EntryText, readEntry, toEntry, toWire } from './entry'

/** Where a new entry is sent, through the outbox. */
export const entriesPath = '/journal/'

const pathOf = (id: string) => `${entriesPath}${id}/`

const readEntries = listReader(readEntry)

/** Every entry, or the newest `limit`. */
export const listEntries = async (signal: AbortSignal, limit?: number) =>
  readEntries(await get<unknown>(entriesPath, { signal, params: { limit } })).map(toEntry)

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
