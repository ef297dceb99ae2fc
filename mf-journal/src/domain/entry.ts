import type { Emotion } from '@truenorth/api-contract/journal'
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

/** An entry of the journal. */
export type Entry = EntryText & {
  id: string
  createdAt: string
  updatedAt: string
  /** It was changed after it was written. */
  isEdited?: boolean | undefined
  /** The version that was read, in the form of an `If-Match` header. */
  etag: string | undefined
}

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
