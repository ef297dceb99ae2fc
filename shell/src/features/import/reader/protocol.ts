// What the page and the worker that reads an export say to each other. The items stay in the worker: the page
// gets counts, and batches that are ready to be sent.
import type {
  ImportItem,
  ImportPath,
  ImportSource,
  KnownItems,
  KnownQuestion,
} from '@truenorth/api-contract/imports'
import type {
  Columns,
  FolderFile,
  ReadFile,
  RefusalCode,
  Rejection,
  Warning,
} from '@truenorth/import-formats'

/** A mood of the source by its own name. */
export type MoodName = {
  name: string
  readings: number
  entries: number
  /** Its value as the format says it; null if the person has to say. */
  value: number | null
  /** What its name suggests; never applied unasked. */
  guess: number | null
}

/** A warning with the day of the item that it is about, where there is one. */
export type FoundWarning = Warning & { date?: string | undefined }

/** What was found in a file, without the items. Lists are cut where a screen could not show more. */
export type Found = {
  source: ImportSource | null
  refused: RefusalCode | null
  table: ReadFile['table']
  items: number
  readings: number
  entries: number
  paths: number
  pictures: number
  days: number
  firstDay: string
  lastDay: string
  moods: MoodName[]
  rejected: { count: number; shown: Rejection[] }
  warnings: { code: string; count: number; shown: FoundWarning[] }[]
}

/** Whether an item is new to the server; `similar` is like one that came from another source. */
export type ItemState = 'new' | 'known' | 'changed' | 'similar'

/** How many items have the same kind, mood and state, and need a zone or not. */
export type Tally = {
  kind: 'reading' | 'entry' | 'path'
  moodName: string
  hasMood: boolean
  /** Whether their moment depends on the zone that the person confirms. */
  needsZone: boolean
  state: ItemState
  count: number
}

/** What the person said in the preview. */
export type Choices = {
  /** Values by the source's name of the mood. */
  moods: Record<string, number>
  /** For entries without any mood. */
  moodOfEntries: number | null
  zone: string
  takesSimilar: boolean
}

/** How much is going to be sent. */
export type Selection = { items: number; pictures: number; batches: number }

/** A part of the file with a picture, and its description. */
export type Picture = { part: string; alt: string }

/** What is sent together: items with the pictures of each, or paths. */
export type Batch = { items: ImportItem[]; pictures: Picture[][]; paths: ImportPath[] }

type ReadAnswers = { dateOrder?: 'DMY' | 'MDY'; columns?: Columns }

/** Of how many items the server is asked in one request, which has at most a megabyte. */
export const askedAtOnce = 3_000

/** What the page asks for. Each answers once. */
export type Requests = {
  read: (files: Blob | readonly FolderFile[], answers: ReadAnswers) => Promise<Found>
  /** What the server is asked about the items from a place on. */
  question: (from: number) => Promise<KnownQuestion>
  /** Notes what the server knows of the items from a place on. */
  mark: (from: number, known: KnownItems) => Promise<void>
  tallies: () => Promise<Tally[]>
  select: (choices: Choices) => Promise<Selection>
  batch: (index: number) => Promise<Batch>
  picture: (part: string) => Promise<Blob>
  /** A table of everything that does not come in, and why. */
  leftOut: (choices: Choices, lostPictures: string[]) => Promise<Blob>
}

export type RequestName = keyof Requests
export type Request = { id: number; name: RequestName; values: unknown[] }
export type Reply<Name extends RequestName = RequestName> =
  { id: number; result: Awaited<ReturnType<Requests[Name]>> } | { id: number; error: string }
/** How many bytes are read, told while `read` is not answered. */
export type Progress = { progress: { done: number; total: number } }
