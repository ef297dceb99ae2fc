import type { Entry } from '../../domain/entry'

/** The ids that Previous and Next go round: those that are listed, or all when the entry is not listed. */
export const ringOf = (entry: Entry, listed: readonly Entry[], all: readonly Entry[]) => {
  const ring = listed.includes(entry) ? listed : all
  return ring.map(({ id }) => id)
}

/** The place of an id in a ring: its number and its neighbors. */
export const neighborsIn = (ids: readonly string[], id: string) => {
  const index = ids.indexOf(id)
  const count = ids.length
  return {
    number: index + 1,
    count,
    previous: ids[(index - 1 + count) % count] ?? id,
    next: ids[(index + 1) % count] ?? id,
  }
}
