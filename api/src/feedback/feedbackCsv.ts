import { byteOrderMark, csvLine } from '@truenorth/api-contract/csv'
import type { Feedback } from '@truenorth/api-contract/feedback'
import type { FeedbackQuery } from '@truenorth/api-contract/inbox'
import type { FeedbackInbox } from './inbox.kysely.ts'

const rowsAtOnce = 200
const names = [
  'id',
  'created_at',
  'type',
  'username',
  'email',
  'rating',
  'page',
  'is_read',
  'message',
] as const

const lineOf = (item: Feedback) => csvLine(names.map((name) => item[name]))

/** The matching feedback as a CSV file, read 200 rows at a time while it is being sent. */
export const feedbackCsv = async (inbox: FeedbackInbox, query: FeedbackQuery) => {
  const ids = await inbox.ids(query)
  const encoder = new TextEncoder()
  let next = 0
  return new ReadableStream<Uint8Array>({
    start: (file) => file.enqueue(encoder.encode(byteOrderMark + csvLine([...names]))),
    pull: async (file) => {
      const batch = ids.slice(next, next + rowsAtOnce)
      next += rowsAtOnce
      if (batch.length === 0) return file.close()
      const rows = await inbox.byIds(batch)
      file.enqueue(encoder.encode(rows.map(lineOf).join('')))
    },
  })
}
