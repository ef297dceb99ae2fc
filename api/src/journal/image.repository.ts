import type { JournalImage, PictureType } from '@truenorth/api-contract/journal'
import { pictureIdIn, picturePath, PicturesRefused, type Holder } from './pictures.ts'

type PictureFile = { bytes: Uint8Array<ArrayBuffer>; type: PictureType }

export type NewPicture = PictureFile & { alt: string }
export type StoredPicture = JournalImage & { bytes: Uint8Array<ArrayBuffer>; type: PictureType }

/**
 * Makes of the bytes that were sent the picture that is stored.
 * @throws Failure 413 or 415 when they are none
 */
export type EncodePicture = (bytes: Uint8Array<ArrayBuffer>) => Promise<PictureFile>

/** Pictures of the journal, always those of one user. `instant` is now. */
export type ImageRepository = {
  add: (userId: number, picture: NewPicture, instant: string) => Promise<JournalImage>
  find: (userId: number, id: number) => Promise<StoredPicture | undefined>
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
}

type Kept = StoredPicture & { userId: number; entryId?: number; looseSince?: string | undefined }

const toImage = ({ id, version, path, alt }: Kept) => ({ id, version, path, alt })

export const memoryImages = (): MemoryImages => {
  const kept = new Map<number, Kept>()
  let lastId = 0

  const own = (userId: number, id: number | undefined) => {
    const picture = id === undefined ? undefined : kept.get(id)
    return picture?.userId === userId ? picture : undefined
  }
  const heldBy = (entryId: number) =>
    [...kept.values()].filter((picture) => picture.entryId === entryId)

  return {
    add: async (userId, picture, instant) => {
      lastId += 1
      const image = { id: lastId, version: 1, path: picturePath(lastId) }
      const added = { ...picture, ...image, userId, looseSince: instant }
      kept.set(lastId, added)
      return toImage(added)
    },
    find: async (userId, id) => {
      const picture = own(userId, id)
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
      [...kept.values()].filter((one) => one.userId === userId && one.looseSince !== undefined)
        .length,
    removeLoose: async (before) => {
      for (const { id, looseSince } of kept.values()) {
        if (looseSince !== undefined && looseSince < before) kept.delete(id)
      }
    },
    hold: ({ userId, entryId, instant }, paths) => {
      const wanted = paths.map((path) => own(userId, pictureIdIn(path)))
      const refused = wanted.flatMap((picture, index) =>
        picture && (picture.entryId ?? entryId) === entryId ? [] : [index],
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
  }
}
