// The inbox as files, for spreadsheets and for programs.
import { byteOrderMark, csvLine } from '@truenorth/api-contract/csv'
import type { ExportedFeedback, FeedbackQuery } from '@truenorth/api-contract/inbox'
import type { FeedbackInbox } from './inbox.kysely.ts'

const rowsAtOnce = 200

type Cell = Parameters<typeof csvLine>[0][number]

// New columns are added at the end, for those who count them.
const columns: Record<string, (item: ExportedFeedback) => Cell> = {
  id: ({ id }) => id,
  created_at: ({ created_at }) => created_at,
  type: ({ type }) => type,
  username: ({ username }) => username,
  email: ({ email }) => email,
  rating: ({ rating }) => rating,
  page: ({ page }) => page,
  is_read: ({ is_read }) => is_read,
  message: ({ message }) => message,
  state: ({ state }) => state,
  assignee: ({ assignee }) => assignee?.username,
  labels: ({ labels }) => labels?.join(', '),
  answers: ({ answers }) =>
    answers
      .map(({ created_at, writer, text }) => [created_at, writer, text].filter(Boolean).join(' '))
      .join('\n\n'),
  remotes: ({ context }) =>
    context?.remotes?.map(({ name, version }) => `${name} ${version}`).join(', '),
  language: ({ context }) => context?.language,
  theme: ({ context }) => context?.theme,
  window: ({ context }) => context?.window && `${context.window.width}x${context.window.height}`,
  browser: ({ context }) => context?.browser,
  error: ({ context }) => context?.error,
  picture: ({ picture }) => picture,
  merged_into: ({ merged_into }) => merged_into,
}

const withAnswers = async (inbox: FeedbackInbox, ids: readonly number[]) => {
  const answers = await inbox.answersTo(ids)
  const items = await inbox.byIds(ids)
  return items.map((item): ExportedFeedback =>
    Object.assign(item, { answers: answers.get(item.id) ?? [] }),
  )
}

type Format = {
  start: string
  /** How items are written; `isFirst` is said of those at the beginning of the file. */
  write: (items: readonly ExportedFeedback[], isFirst: boolean) => string
  end: string
}

// Read 200 rows at a time while it is being sent.
const streamOf = async (
  inbox: FeedbackInbox,
  query: FeedbackQuery,
  { start, write, end }: Format,
) => {
  const ids = await inbox.ids(query)
  const encoder = new TextEncoder()
  let next = 0
  let isFirst = true
  return new ReadableStream<Uint8Array>({
    start: (file) => file.enqueue(encoder.encode(start)),
    pull: async (file) => {
      const batch = ids.slice(next, next + rowsAtOnce)
      next += rowsAtOnce
      if (batch.length === 0) {
        if (end !== '') file.enqueue(encoder.encode(end))
        return file.close()
      }
      const items = await withAnswers(inbox, batch)
      file.enqueue(encoder.encode(write(items, isFirst)))
      isFirst &&= items.length === 0
    },
  })
}

/** The matching feedback as a CSV file. */
export const feedbackCsv = (inbox: FeedbackInbox, query: FeedbackQuery) =>
  streamOf(inbox, query, {
    start: byteOrderMark + csvLine(Object.keys(columns)),
    write: (items) =>
      items.map((item) => csvLine(Object.values(columns).map((cell) => cell(item)))).join(''),
    end: '',
  })

/** The matching feedback as a JSON file: a list of `exportedFeedbackSchema`. */
export const feedbackJson = (inbox: FeedbackInbox, query: FeedbackQuery) =>
  streamOf(inbox, query, {
    start: '[',
    write: (items, isFirst) =>
      items
        .map((item, index) => (isFirst && index === 0 ? '\n' : ',\n') + JSON.stringify(item))
        .join(''),
    end: '\n]\n',
  })
