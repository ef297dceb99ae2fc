// Reads export files of other apps. Nothing in here writes, asks the server or touches the page.
import type { ImportIdentity, ImportItem, ImportSource } from '@truenorth/api-contract/imports'

/** Why a whole file is refused. */
export type RefusalCode =
  | 'ask-date-order'
  | 'bad-base64'
  | 'damaged-zip'
  | 'empty-file'
  | 'encrypted'
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

/** A reading or an entry as its source has it. `pictures` are names of parts of the file, for `readPicture`. */
export type SourceItem = {
  kind: 'reading' | 'entry'
  localDate: string
  localTime: string | null
  zone: string | null
  mood: number | null
  moodName: string
  tags: string[]
  title: string
  text: string
  pictures: string[]
  sourceId: string | null
  instant: string | null
  container: string | null
  at: number | string
}

export type Rejection = { line: number | null; at: string | null; reason: string; value?: string }
export type Warning = { at: number | string | null; code: string; detail: string }

export type Columns = Partial<Record<'date' | 'time' | 'mood' | 'note' | 'title' | 'tags', number>>

/** What was found in a file. `moods` has every name with its value; null has to be asked for. */
export type ReadFile = {
  source: ImportSource | null
  refused: RefusalCode | null
  items: SourceItem[]
  rejected: Rejection[]
  warnings: Warning[]
  askFor: string[]
  suggest: Record<string, number>
  /** Of a table that was mapped: its header and which column is what. */
  table: { header: string[]; columns: Columns } | null
  /** One picture's bytes, read from the file when they are needed. @throws when the part is gone or damaged */
  readPicture(part: string): Promise<Blob>
}

/** What the person said about a file. */
export type ReadOptions = {
  dateOrder?: 'DMY' | 'MDY'
  columns?: Columns
  signal?: AbortSignal
  onProgress?: (doneBytes: number, totalBytes: number) => void
}

/** Reads a file, or the files of a folder; the format is told by content. @throws only when `signal` aborts */
export declare const readExport: (
  file: Blob | readonly File[],
  options?: ReadOptions,
) => Promise<ReadFile>

/** The identity of each item, in their order: equal rows of one file get different keys. */
export declare const identify: (
  source: ImportSource,
  items: readonly SourceItem[],
) => Promise<ImportIdentity[]>

/** What the person answered in the preview. */
export type Answers = { moods: Record<string, number>; moodOfEntries: number; zone: string }

/** The items as they are sent, without their pictures' paths; those without any mood are left out by the caller. */
export declare const toImportItems: (
  items: readonly SourceItem[],
  identities: readonly ImportIdentity[],
  answers: Answers,
) => ImportItem[]
