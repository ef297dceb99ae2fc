import { useMutationState, useQuery } from '@tanstack/react-query'
import {
  type JournalEntryChanges,
  type ReceivedJournalEntry,
  receivedJournalEntrySchema,
  shownEmotion,
} from '@truenorth/api-contract/journal'
import type { Sealed } from '@truenorth/api-contract/sealedText'
import { get, recentFirst, useReported } from '@truenorth/shared-auth'
import * as z from '@truenorth/shared-auth/schema'
import { type Entry, entryFields, type EntryText } from '../domain/entry'

/** Path of the list, and of new entries. */
export const entriesPath = '/journal/'

/** The kind of a new entry in the outbox. */
export const entryKind = 'journal-entry'

const firstVersion = 1

// What came back from an archive is of the first version here, and keeps when it was changed.
const isChanged = ({ version = firstVersion, created_at, updated_at }: ReceivedJournalEntry) =>
  version > firstVersion || Date.parse(updated_at) > Date.parse(created_at)

const toEntry = (received: ReceivedJournalEntry): Entry => ({
  id: String(received.id),
  date: received.entry_date.slice(0, 10),
  time: received.entry_time ?? '',
  mood: received.mood,
  emotion: shownEmotion(received),
  title: received.title,
  content: received.content,
  tags: received.tags ?? [],
  images: received.images ?? [],
  createdAt: received.created_at,
  updatedAt: received.updated_at,
  ...(isChanged(received) && { isEdited: true }),
  ...(received.sealed && {
    seal: { envelope: received.sealed, state: 'locked' as const, pictures: [] },
  }),
  etag: received.version === undefined ? undefined : `"${received.version}"`,
})

/** An entry from a response. */
export const entrySchema = z.pipe(receivedJournalEntrySchema, z.transform(toEntry))
/** All entries from a response. */
export const listSchema = z.array(entrySchema)

const wireNames = {
  title: 'title',
  date: 'entry_date',
  time: 'recorded_at',
  mood: 'mood',
  emotion: 'emotion',
  content: 'content',
  tags: 'tags_input',
  images: 'images',
} as const satisfies Record<keyof EntryText, keyof JournalEntryChanges>

/** The server's names of fields that have another name here. */
export const fieldsByWireName = {
  entry_date: 'date',
  recorded_at: 'time',
  tags_input: 'tags',
} as const

// The clock goes with its day; a day alone takes it away.
const wireValue = (field: keyof EntryText, { date, time, ...text }: Partial<EntryText>) => {
  if (field === 'date') return date
  if (field === 'time') return time ? `${date}T${time}` : date
  return text[field]
}

/** Text under the names of the server; missing fields stay missing. A time needs its date. */
export const toWire = (text: Partial<EntryText>): JournalEntryChanges =>
  Object.fromEntries(
    entryFields
      .filter((field) => text[field] !== undefined)
      .map((field) => [wireNames[field], wireValue(field, text)]),
  )

/** What is sent of a sealed entry: its encrypted text, and the fields that stay plain. */
export const sealedToWire = (
  { title: _title, content: _content, tags: _tags, ...plain }: Partial<EntryText>,
  sealed: Sealed,
) => ({ ...toWire(plain), sealed })

/** A new entry under the names of the server: without a clock it has its day alone. */
export const newToWire = ({ time, ...text }: EntryText, sealed?: Sealed) => {
  const given = time ? { ...text, time } : text
  return sealed ? sealedToWire(given, sealed) : toWire(given)
}

const listEntries = (signal: AbortSignal, limit?: number) =>
  get(entriesPath, listSchema, { signal, params: { limit } })

const all = ['journal'] as const
const lists = recentFirst([...all, 'list'], listEntries)

/** Keys and options of the queries about entries. */
export const entryQueries = { all, list: lists.all, newest: lists.newest }

/** Every entry, in the server's order; `newest` has the first ones until all are there. */
export const useEntries = () => {
  const { data: newest } = useQuery(entryQueries.newest())
  const query = useQuery(entryQueries.list())
  useReported(query.error, 'the journal could not be loaded')
  return { ...query, newest }
}

/** Key of the mutation that deletes an entry. */
export const deletionKey = ['delete-entry']

/** The ids of entries that were deleted here lately. */
export const useDeletedIds = () =>
  useMutationState<unknown>({
    filters: { mutationKey: deletionKey, predicate: ({ state }) => state.status !== 'error' },
    select: ({ state }) => state.variables,
  })
