import type { JournalImage, PictureType } from '@truenorth/api-contract/journal'
import { sealedPictureType } from '@truenorth/api-contract/sealedPages'
import { pictureIdIn, picturePath, PicturesRefused, type Holder } from './pictures.ts'

type File = { bytes: Uint8Array<ArrayBuffer>; type: PictureType | typeof sealedPictureType }

export type NewPicture = File & { alt: string }
export type StoredPicture = JournalImage & File

/** Pictures of the journal, always those of one user. `instant` is now. */
export type ImageRepository = {
  /** With `importId` it belongs to that open import, and only an entry of it can hold it. */
  add: (
    userId: number,
    picture: NewPicture,
    instant: string,
    importId?: number,
  ) => Promise<JournalImage>
  /** With `importId`, among the pictures of that import. */
  find: (userId: number, id: number, importId?: number) => Promise<StoredPicture | undefined>
  /** Sets the alternative text. Undefined when the picture is gone, or no longer has `onlyVersion`. */
  describe: (
    userId: number,
    id: number,
    alt: string,
    onlyVersion?: number,
  ) => Promise<JournalImage | undefined>
  /** How many pictures no entry holds. */
  countLoose: (userId: number) => Promise<number>
  /** Removes the pictures of all users that no entry has held since before that instant. */
  removeLoose: (before: string) => Promise<void>
}

/** Pictures in memory, with what the entries in memory need of them. */
export type MemoryImages = ImageRepository & {
  /** Makes an entry hold these pictures and no others, or throws PicturesRefused and changes nothing. */
  hold: (holder: Holder, paths: readonly string[]) => void
  removeOf: (entryId: number) => void
  /** The paths of the pictures that an open import has. */
  staged: (importId: number) => string[]
  /** Makes the pictures of an import those of the user, or removes them. */
  unstage: (importId: number, isKept: boolean) => void
}

type Kept = StoredPicture & {
  userId: number
  entryId?: number
  looseSince?: string | undefined
  importId?: number | undefined
}

const toImage = ({ id, version, path, alt }: Kept) => ({ id, version, path, alt })

export const memoryImages = (): MemoryImages => {
  const kept = new Map<number, Kept>()
  let lastId = 0

  const own = (userId: number, id: number | undefined, importId?: number) => {
    const picture = id === undefined ? undefined : kept.get(id)
    return picture?.userId === userId && picture.importId === importId ? picture : undefined
  }
  const heldBy = (entryId: number) =>
    [...kept.values()].filter((picture) => picture.entryId === entryId)

  return {
    add: async (userId, picture, instant, importId) => {
      lastId += 1
      const image = { id: lastId, version: 1, path: picturePath(lastId) }
      const added = { ...picture, ...image, userId, looseSince: instant, importId }
      kept.set(lastId, added)
      return toImage(added)
    },
    find: async (userId, id, importId) => {
      const picture = own(userId, id, importId)
      return picture && { ...toImage(picture), type: picture.type, bytes: picture.bytes }
    },
    describe: async (userId, id, alt, onlyVersion) => {
      const before = own(userId, id)
      if (!before || (onlyVersion !== undefined && before.version !== onlyVersion)) return undefined
      const after = { ...before, alt, version: before.version + 1 }
      kept.set(id, after)
      return toImage(after)
    },
    countLoose: async (userId) =>
      [...kept.values()].filter(
        (one) =>
          one.userId === userId && one.looseSince !== undefined && one.importId === undefined,
      ).length,
    removeLoose: async (before) => {
      for (const { id, looseSince, importId } of kept.values()) {
        if (importId === undefined && looseSince !== undefined && looseSince < before)
          kept.delete(id)
      }
    },
    hold: ({ userId, entryId, instant, isSealed = false }, paths) => {
      const wanted = paths.map((path) => own(userId, pictureIdIn(path)))
      const isAllowed = (picture: Kept) =>
        (picture.entryId ?? entryId) === entryId &&
        (picture.type === sealedPictureType) === isSealed
      const refused = wanted.flatMap((picture, index) =>
        picture && isAllowed(picture) ? [] : [index],
      )
      if (refused.length > 0) throw new PicturesRefused(refused)
      for (const { entryId: _, ...picture } of heldBy(entryId)) {
        kept.set(picture.id, { ...picture, looseSince: instant })
      }
      for (const picture of wanted) {
        if (picture) kept.set(picture.id, { ...picture, entryId, looseSince: undefined })
      }
    },
    removeOf: (entryId) => {
      for (const { id } of heldBy(entryId)) kept.delete(id)
    },
    staged: (importId) =>
      [...kept.values()].flatMap((one) => (one.importId === importId ? [one.path] : [])),
    unstage: (importId, isKept) => {
      for (const picture of kept.values()) {
        if (picture.importId !== importId) continue
        if (isKept) kept.set(picture.id, { ...picture, importId: undefined })
        else kept.delete(picture.id)
      }
    },
  }
}
