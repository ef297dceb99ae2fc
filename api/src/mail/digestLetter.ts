// The words of the weekly letter about feedback: numbers, and nothing that anybody wrote.
import { letterTo, type Addressee } from './letters.ts'

type Counted = { messages: number; rated: number; stars: number }

/** What the letter tells: the week of that Monday, and what waits for an answer now. */
export type DigestCounts = {
  monday: string
  week: { kinds: (Counted & { type: string })[]; remotes: (Counted & { remote: string })[] }
  waiting: {
    kinds: { type: string; messages: number }[]
    remotes: { remote: string; messages: number }[]
  }
}

const kindNames: Record<string, [string, string]> = {
  bug: ['bug report', 'bug reports'],
  feature: ['feature request', 'feature requests'],
  improvement: ['improvement', 'improvements'],
  general: ['general message', 'general messages'],
}
const kinds = Object.keys(kindNames)

const sum = (rows: readonly { messages: number }[]) =>
  rows.reduce((total, { messages }) => total + messages, 0)

const byKind = (rows: readonly { type: string; messages: number }[]) =>
  rows
    .toSorted((a, b) => kinds.indexOf(a.type) - kinds.indexOf(b.type))
    .map(({ type, messages }) => {
      const [one, several] = kindNames[type] ?? [type, type]
      return `${messages} ${messages === 1 ? one : several}`
    })
    .join(', ')

const means = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 })

const ratings = (rows: readonly Counted[]) => {
  const rated = rows.reduce((total, row) => total + row.rated, 0)
  if (rated === 0) return 'not rated'
  const stars = rows.reduce((total, row) => total + row.stars, 0)
  return `${means.format(stars / rated)} stars from ${rated} ${rated === 1 ? 'rating' : 'ratings'}`
}

const dayText = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** The weekly letter about feedback. */
export const digestLetter = (
  administrator: Addressee,
  { monday, week, waiting }: DigestCounts,
  { publicUrl, stop }: { publicUrl: string; stop: string },
) => {
  const [fresh, waits] = [sum(week.kinds), sum(waiting.kinds)]
  const since = dayText.format(new Date(`${monday}T00:00:00Z`))
  const ofRemote = week.remotes.map((row) => `${row.remote} ${row.messages} new, ${ratings([row])}`)
  const waitingFor = waiting.remotes.map(({ remote, messages }) => `${remote} ${messages}`)
  return letterTo(administrator, `Feedback in the week of ${since}: ${fresh} new`, {
    paragraphs: [
      `this is what people sent in the week of Monday, ${since} (UTC). All of it is in the inbox:`,
      fresh === 0
        ? 'New: nothing.'
        : `New: ${fresh} (${byKind(week.kinds)}); ${ratings(week.kinds)}.`,
      ...(ofRemote.length > 0 ? [`By the part that was on screen: ${ofRemote.join('; ')}.`] : []),
      waits === 0
        ? 'Nothing waits for an answer.'
        : `Waiting for an answer: ${waits} (${byKind(waiting.kinds)}).`,
      ...(waitingFor.length > 0
        ? [`Of these with a part on screen: ${list.format(waitingFor)}.`]
        : []),
    ],
    link: { label: 'Open the inbox', address: `${publicUrl}/admin/feedback` },
    foot: { label: 'Get this weekly letter no more', address: stop },
  })
}
