// Made-up feedback of two years, as administrators find it in the inbox.
import type { Database } from '@truenorth/api'

type Rows = { messages: number; authors: readonly number[]; administrators: readonly number[] }

const atOnce = 250
const dayMs = 86_400_000
const start = Date.now()

/** A word of one message in two thousand, and of at least one in a hundred. */
export const rareWord = 'porcupine'

const kinds = ['bug', 'general', 'improvement', 'general', 'feature'] as const
const states = ['new', 'planned', 'new', 'in_progress', 'new', 'done', 'declined'] as const
const pages = Array.from({ length: 26 }, (_, index) =>
  index === 0 ? '/journal' : `/page/${index}`,
)
const remotes = ['mood', 'journal', 'journeys', 'feedback'] as const
const sentences = [
  'The chart of the week hides the days on which nothing was written down.',
  'I would like to see the lake in the picture above my entry.',
  'Saving took so long that I went to make tea, and then it had not saved.',
  'Please let me sort my paths by the date on which they end.',
  'It works well on the train, even where there is no signal at all.',
  'The letters are too small for my eyes in the evening.',
  'Nothing to complain about; the colours are calm.',
]

// Steps of different primes keep the fields independent of each other.
const pick = <Value>(values: readonly Value[], index: number, step: number) => {
  const value = values[Math.floor(index * step) % values.length]
  if (value === undefined) throw new Error('Nothing to pick from')
  return value
}

const rowOf = ({ messages, authors, administrators }: Rows, index: number) => {
  const age = ((messages - index) / messages) * 730 * dayMs
  const message = [
    pick(sentences, index, 1),
    pick(sentences, index, 0.61),
    index % 2000 === 7 ? `A ${rareWord} of a message.` : '',
  ].join(' ')
  const page = pick(pages, index, 0.37)
  const release = Math.floor((index / messages) * 40)
  const sentWith = [pick(remotes, index, 0.29)].map((name) => ({ name, version: `2.${release}.0` }))
  return {
    user_id: pick(authors, index, 0.83),
    type: pick(kinds, index, 0.71),
    message,
    email: '',
    rating: index % 3 === 0 ? null : 1 + (Math.floor(index * 0.47) % 5),
    page,
    search_text: `${message}\n\n${page}`.toLowerCase(),
    is_read: index % 5 < 3 ? 1 : 0,
    created_at: new Date(start - age).toISOString().replace('Z', '000Z'),
    state: pick(states, index, 0.59),
    assignee_id: index % 4 === 0 ? pick(administrators, index, 0.25) : null,
    labels: index % 7 === 0 ? JSON.stringify([`label ${Math.floor(index / 7) % 20}`]) : '[]',
    remotes: JSON.stringify(sentWith),
  }
}

/** Adds that many messages of these authors, the oldest first, and tells the database how many there are. */
export const insertMessages = async ({ db, ...database }: Database, rows: Rows) => {
  const indexes = Array.from({ length: rows.messages }, (_, index) => index)
  // In many transactions, as they would come: PostgreSQL keeps each state of a counter until a transaction ends.
  for (let from = 0; from < rows.messages; from += atOnce)
    await db
      .insertInto('feedback')
      .values(indexes.slice(from, from + atOnce).map((index) => rowOf(rows, index)))
      .execute()
  if (database.dialect === 'sqlite') database.file.pragma('wal_checkpoint(truncate)')
  else await database.pool.query('vacuum analyze')
}
