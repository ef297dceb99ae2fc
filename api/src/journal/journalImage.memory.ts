import type { Holder } from './holdPictures.ts'
import { type JournalImageRepository, type StoredPicture } from './journalImage.repository.ts'
import { pictureIdIn, picturePath } from './picturePath.ts'
import { PicturesRefused } from './picturesRefused.ts'

type Kept = StoredPicture & { userId: number; entryId?: number; looseSince?: string | undefined }

const toImage = ({ id, version, path, alt }: Kept) => ({ id, version, path, alt })

/** What the entries in memory need of their pictures besides. */
export type PictureHolding = {
  /** Makes an entry hold these pictures and no others, or throws and changes nothing. */
  hold: (holder: Holder, paths: readonly string[]) => void
  removeOf: (entryId: number) => void
}

/** Pictures in memory. */
export const memoryJournalImages = (): JournalImageRepository & PictureHolding => {
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
