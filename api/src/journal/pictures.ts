// The pictures of entries: their paths, and which of them an entry may hold.
import { dayMs } from '../time/instant.ts'

/** How long a picture is kept that no entry holds. */
export const looseMs = dayMs

const pattern = /^\/journal\/images\/([1-9]\d{0,14})\/$/

/** The path under /api where a picture is read, and by which an entry names it. */
export const picturePath = (id: number) => `/journal/images/${id}/`

/** The id in a picture's path; undefined when the text is no such path. */
export const pictureIdIn = (path: string) => {
  const id = pattern.exec(path)?.[1]
  return id === undefined ? undefined : Number(id)
}

/**
 * An entry that takes hold of pictures; `instant` is now. One of an import holds pictures that were sent to the same
 * import, a sealed one sealed pictures.
 */
export type Holder = {
  userId: number
  entryId: number
  instant: string
  importId?: number
  isSealed?: boolean
}

/** Thrown instead of a write: an entry names pictures that do not exist, are another user's, or belong to another entry. */
export class PicturesRefused extends Error {
  override name = 'PicturesRefused'
  /** The positions of the refused pictures in the list. */
  readonly indexes: number[]

  constructor(indexes: number[]) {
    super('An entry names pictures that it may not hold.')
    this.indexes = indexes
  }
}
