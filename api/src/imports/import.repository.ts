import {
  daysToUndo,
  type EditedImportItem,
  type Import,
  type ImportIdentity,
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
  known: (userId: number, items: readonly ImportIdentity[]) => Promise<KnownItems>
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

/** Which items are known, by what is stored of their keys and likenesses. */
export const compareKnown = (
  items: readonly ImportIdentity[],
  contents: ReadonlyMap<string, string>,
  likenesses: ReadonlySet<string>,
): KnownItems => {
  const result: KnownItems = { known: [], changed: [], similar: [] }
  for (const [index, { key, content, likeness }] of items.entries()) {
    const stored = contents.get(key)
    if (stored !== undefined) result.known.push(index)
    if (stored !== undefined && stored !== content) result.changed.push(index)
    if (stored === undefined && likeness !== null && likenesses.has(likeness))
      result.similar.push(index)
  }
  return result
}
