import type { Entry } from '../../api/entry'

/** The ids that Previous and Next go round: what is listed, or all when the entry is not listed now. */
export const ringOf = (entry: Entry, listed: readonly Entry[], all: readonly Entry[]) => {
  const ring = listed.includes(entry) ? listed : all
  return ring.map(({ id }) => id)
}
