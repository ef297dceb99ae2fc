import {
  type ArchivedItem,
  type AskedItem,
  daysToUndo,
  type EditedImportItem,
  type Import,
  type ImportPath,
  type KnownItems,
  type NewImport,
} from '@truenorth/api-contract/imports'
import type { Journey } from '@truenorth/api-contract/journeys'
import { addMs, dayMs, storedInstant, wireInstant } from '../time/instant.ts'
import type { DatedItem } from './importItem.ts'

/**
 * What was brought in from other apps, always that of one user. What an open import adds is hidden until it is
 * finished, and again as soon as it is undone. Methods that look for an open import answer undefined when there is none of that id.
 */
export type ImportRepository = {
  /** Newest first. */
  list: (userId: number) => Promise<Import[]>
  find: (userId: number, id: number) => Promise<Import | undefined>
  /**
   * What is here of these items. An item of our own archive is also found by its id where the archive is of this
   * account. An archive without a mark does not tell (`isOwnArchive` is undefined): then the moment has to be equal too.
   */
  known: (
    userId: number,
    items: readonly AskedItem[],
    isOwnArchive?: boolean,
  ) => Promise<KnownItems>
  /** What tells an account from every other, on this site and on others. */
  accountMark: (userId: number) => Promise<string>
  /**
   * Cancels one that nobody continued since `abandonedSince`.
   * @throws ImportIsOpen
   */
  begin: (
    userId: number,
    begun: NewImport,
    instant: string,
    abandonedSince: string,
  ) => Promise<Import>
  /** Which of these keys would be new to an open import. */
  newKeys: (userId: number, id: number, keys: readonly string[]) => Promise<Set<string>>
  /**
   * How many readings a user has on each of these days. What is not yet, or no longer, visible counts too: until it is
   * erased it takes as long to read. In memory nobody else waits, and nothing is counted.
   */
  readingsOn: (userId: number, days: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /**
   * Adds what is new and returns how many that were.
   * @throws ImportedPicturesRefused and adds nothing
   */
  addItems: (
    userId: number,
    id: number,
    items: readonly DatedItem[],
    instant: string,
  ) => Promise<number | undefined>
  /**
   * Adds paths that are new, and further waypoints to those of this import; returns how many paths were new.
   * @throws WaypointsMissing and adds nothing
   */
  addPaths: (
    userId: number,
    id: number,
    paths: readonly ImportPath[],
    instant: string,
  ) => Promise<number | undefined>
  /** Keeps an open import from being swept. */
  touch: (userId: number, id: number, instant: string) => Promise<boolean>
  finish: (userId: number, id: number, instant: string) => Promise<Import | undefined>
  cancel: (userId: number, id: number) => Promise<boolean>
  /** Items of a finished import that were changed since. */
  edited: (userId: number, id: number) => Promise<EditedImportItem[]>
  /** Hides a finished import. Edited items outlive it where `keepEdited`, and stay known. */
  undo: (userId: number, id: number, keepEdited: boolean) => Promise<Import | undefined>
  /** Cancels the open imports of all users that nobody continued since. */
  cancelAbandoned: (since: string) => Promise<void>
  /** Removes what undone and cancelled imports left, in small batches with pauses, until nothing is left or `signal` says so. */
  erase: (signal?: AbortSignal) => Promise<void>
}

/** Thrown instead of beginning a second import at once. */
export class ImportIsOpen extends Error {
  override name = 'ImportIsOpen'
}

/** Thrown instead of a write: `indexes` are those of refused pictures by the key of their item. */
export class ImportedPicturesRefused extends Error {
  override name = 'ImportedPicturesRefused'
  readonly key: string
  readonly indexes: number[]

  constructor(key: string, indexes: number[]) {
    super('An item names pictures that were not sent to its import.')
    this.key = key
    this.indexes = indexes
  }
}

/** Thrown instead of a write: a path with further waypoints, whose earlier ones the import does not have. */
export class WaypointsMissing extends Error {
  override name = 'WaypointsMissing'
  readonly key: string

  constructor(key: string) {
    super('Earlier waypoints of a path were not sent.')
    this.key = key
  }
}

/** Until when an import can be undone that was finished at a stored instant (D51). */
export const undoUntil = (finishedAt: string) =>
  wireInstant(storedInstant(addMs(new Date(finishedAt), daysToUndo * dayMs)))

/** A path that was changed; older shells know no such kind and show it as an entry. */
export const editedPath = (
  path: Pick<Journey, 'id' | 'start_date' | 'title'>,
): EditedImportItem => ({
  kind: 'entry',
  id: path.id,
  local_date: path.start_date,
  title: path.title,
  is_path: true,
})

/** A stored item that an archive names, with when it was made as the API answers it. */
export type StoredItem = Omit<ArchivedItem, 'kind'>

/** Whether an item of an archive is this stored one; see `known`. */
export const isSameItem = (
  { made_at }: ArchivedItem,
  stored: StoredItem | undefined,
  isOwnArchive: boolean | undefined,
): stored is StoredItem =>
  stored !== undefined && (isOwnArchive ?? Date.parse(stored.made_at) === Date.parse(made_at))

/** What is stored of the items of a question. */
export type StoredOfQuestion = {
  contents: ReadonlyMap<string, string>
  likenesses: ReadonlySet<string>
  /** The stored item that is this one of an archive. */
  own: (archived: ArchivedItem) => StoredItem | undefined
}

/** Which items are known, by what is stored of them. */
export const compareKnown = (
  items: readonly AskedItem[],
  { contents, likenesses, own }: StoredOfQuestion,
): KnownItems => {
  const result: KnownItems = { known: [], changed: [], similar: [] }
  for (const [index, { key, content, likeness, archived }] of items.entries()) {
    const stored = contents.get(key)
    const same = archived && own(archived)
    const isChanged = same ? same.version !== archived.version : stored !== content
    if (stored === undefined && !same) {
      if (likeness !== null && likenesses.has(likeness)) result.similar.push(index)
      continue
    }
    result.known.push(index)
    if (isChanged) result.changed.push(index)
  }
  return result
}
