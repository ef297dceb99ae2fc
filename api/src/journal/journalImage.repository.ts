import { dayMs } from '../time/instant.ts'
import type { JournalImage, PictureType } from './journalImage.schema.ts'

/** How long a picture is kept that no entry holds. */
export const looseMs = dayMs

export type NewPicture = { bytes: Uint8Array<ArrayBuffer>; type: PictureType; alt: string }
export type StoredPicture = JournalImage & { bytes: Uint8Array<ArrayBuffer>; type: PictureType }

/** Pictures of the journal, always those of one user. `instant` is now. */
export type JournalImageRepository = {
  add: (userId: number, picture: NewPicture, instant: string) => Promise<JournalImage>
  find: (userId: number, id: number) => Promise<StoredPicture | undefined>
  /** Undefined when it is gone, or no longer has `onlyVersion`. */
  describe: (
    userId: number,
    id: number,
    alt: string,
    onlyVersion?: number,
  ) => Promise<JournalImage | undefined>
  /** Removes, of all users, what no entry has held since before that instant. */
  removeLoose: (before: string) => Promise<void>
}
