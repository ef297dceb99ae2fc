import type { Emotion } from '@truenorth/api-contract/journal'
import type { Sealed } from '@truenorth/api-contract/sealedText'
import { trimmed } from '@truenorth/api-contract/text'
import { formatTime } from '@truenorth/shared-ui'

/** What its author writes. */
export type EntryText = {
  title: string
  /** A calendar day without a zone, "YYYY-MM-DD". */
  date: string
  /** Its clock, "22:00"; empty where none is told. */
  time: string
  /** 1 to 5. */
  mood: number
  /** Empty where an entry was imported without one. */
  emotion: Emotion | ''
  content: string
  tags: string[]
  /** Paths of its pictures. */
  images: string[]
}

/** What only an opened page knows of one of its pictures, to decrypt it. */
export type SealedPicture = {
  /** Random; the encrypted picture is bound to it. */
  part: string
  /** The media type of the decrypted picture. */
  type: string
}

/** The encrypted text of a sealed entry, and what this device has made of it. */
export type Seal = {
  envelope: Sealed
  /**
   * `locked`: its text is not here. `open`: it is. `older`: it is, and this device has seen a later one.
   * `damaged`: it cannot be decrypted with the key of this account.
   */
  state: 'locked' | 'open' | 'older' | 'damaged'
  /** The highest revision that this device has seen, where it is above that of the envelope. */
  seen?: number | undefined
  /** Its pictures, once it is open. */
  pictures: readonly (SealedPicture & { path: string; alt: string })[]
}

/** An entry of the journal. */
export type Entry = EntryText & {
  id: string
  createdAt: string
  updatedAt: string
  /** It was changed after it was written. */
  isEdited?: boolean | undefined
  /** The version that was read, in the form of an `If-Match` header. */
  etag: string | undefined
  /** Of a sealed entry. Title, content and tags are its own only while it is open. */
  seal?: Seal | undefined
}

/** Whether the text of an entry is not here to be read: it is sealed, and locked or damaged. */
export const isHidden = ({ seal }: Pick<Entry, 'seal'>): boolean =>
  seal?.state === 'locked' || seal?.state === 'damaged'

/** The fields of `EntryText`. */
export const entryFields = [
  'title',
  'date',
  'time',
  'mood',
  'emotion',
  'content',
  'tags',
  'images',
] as const satisfies readonly (keyof EntryText)[]

/** The title to show; an entry may have none. */
export const titleOf = ({ title }: Pick<Entry, 'title'>) => trimmed(title) || 'Untitled Entry'

type Moment = Pick<Entry, 'date' | 'time'>

/** The day and the clock for programs. */
export const dateTimeOf = ({ date, time }: Moment) => (time ? `${date}T${time}` : date)

/** "10:00 PM"; empty where no clock is told. */
export const clockOf = (moment: Moment) =>
  moment.time && formatTime(`${dateTimeOf(moment)}Z`, 'UTC')
