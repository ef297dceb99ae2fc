import { type Entry, titleOf } from './entry'

/** The orders in which entries can be listed. */
export const sortings = ['date', 'mood', 'title'] as const
/** One of `sortings`. */
export type Sorting = (typeof sortings)[number]

// Days, clocks and instants are written so that their text sorts; ids are numbers written as text.
const byDate = (a: Entry, b: Entry) =>
  compare(b.date, a.date) ||
  compare(b.time, a.time) ||
  compare(b.createdAt, a.createdAt) ||
  Number(b.id) - Number(a.id)
const compare = (a: string, b: string) => {
  if (a === b) return 0
  return a < b ? -1 : 1
}
const byMood = (a: Entry, b: Entry) => b.mood - a.mood || byDate(a, b)

const byTitle = (locale: string) => {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return (a: Entry, b: Entry) => compare(titleOf(a), titleOf(b)) || byDate(a, b)
}

const orderOf = (sorting: Sorting, locale: string) => {
  if (sorting === 'title') return byTitle(locale)
  return sorting === 'mood' ? byMood : byDate
}

/** Newest first, highest mood first, or titles by the rules of the reader's language. */
export const sortEntries = (
  entries: readonly Entry[],
  sorting: Sorting,
  locale = navigator.language,
) => entries.toSorted(orderOf(sorting, locale))
