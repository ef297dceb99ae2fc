// What an export file holds, in the words of its source.
import type {
  ArchivedItem,
  ImportIdentity,
  ImportPath,
  ImportSource,
} from '@truenorth/api-contract/imports'
import type { Emotion } from '@truenorth/api-contract/journal'
import type { Energy } from '@truenorth/api-contract/moods'

/** Why a whole file is refused. */
export type RefusalCode =
  | 'ask-date-order'
  | 'bad-base64'
  | 'damaged-zip'
  | 'empty-file'
  | 'encrypted'
  | 'markdown'
  | 'media'
  | 'mixed-date-order'
  | 'no-header'
  | 'not-a-zip'
  | 'not-json'
  | 'not-utf8'
  | 'not-xml'
  | 'too-large'
  | 'too-many-files'
  | 'unknown-format'
  | 'unsafe-path'
  | 'xml-doctype'

/** What our own archive says of where an item comes from. */
export type Origin = {
  /** The item in the account that the archive is of. */
  archived?: ArchivedItem
  /** What an import knew it by there; without its content where it was changed since. */
  imported?: { key: string; content: string | null }
}

/** A reading or an entry as its source has it. `pictures` are names of parts of the file, for `readPicture`. */
export type SourceItem = Origin & {
  kind: 'reading' | 'entry'
  localDate: string
  localTime: string | null
  zone: string | null
  mood: number | null
  moodName: string
  /** Of a reading, where the source is our own: those of other apps are tags. */
  energy?: Energy
  /** Of a reading, where the source is our own: the hour at which its day ended. */
  dayEnd?: number
  /** When it was last changed, where the source is our own. */
  editedAt?: string
  /** Of an entry, where the source is our own. */
  emotion?: Emotion
  tags: string[]
  title: string
  text: string
  pictures: string[]
  /** Of its pictures, as far as they have one. */
  descriptions?: ReadonlyMap<string, string>
  sourceId: string | null
  instant: string | null
  container: string | null
  at: number | string
}

/** A path as its source has it. */
export type SourcePath = Omit<ImportPath, keyof ImportIdentity | 'waypoints_before'> &
  Origin & {
    sourceId: string | null
    at: number | string
  }

/** `value` is what stands there, cut short; `date` the day of the item, where it is known. */
export type Rejection = {
  line: number | null
  at: string | null
  reason: string
  value?: string
  date?: string
}
export type Warning = { at: number | string | null; code: string; detail: string }

/** What the person is asked about a table: its columns with what stands in them first, and which is what. */
export type TableOutline = { header: string[]; examples: string[]; columns: Columns }

export type Columns = Partial<Record<'date' | 'time' | 'mood' | 'note' | 'title' | 'tags', number>>

/** What was found in a file. A mood with a name and no value has to be asked for, and stands in `askFor`. */
export type ReadFile = {
  source: ImportSource | null
  /** The mark of the account that our own archive is of. */
  account?: string
  refused: RefusalCode | null
  items: SourceItem[]
  paths: SourcePath[]
  rejected: Rejection[]
  warnings: Warning[]
  askFor: string[]
  suggest: Record<string, number>
  /** Of a table that was mapped, or can be: its header and which column is what. */
  table: TableOutline | null
  /** One picture's bytes, read from the file when they are needed. @throws when the part is gone or damaged */
  readPicture(part: string): Promise<Blob>
}

/** What the person said about a file. */
export type ReadOptions = {
  dateOrder?: 'DMY' | 'MDY'
  columns?: Columns
  /** Later days are told as `future-date`; without it, days after tomorrow in UTC. */
  today?: string
  signal?: AbortSignal
  onProgress?: (doneBytes: number, totalBytes: number) => void
}
