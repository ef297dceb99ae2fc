// Keys under which the router keeps the scroll positions of this tab.
import type { Location } from '@truenorth/shared-ui/router'

// The router gives this key to the first entry of every document.
const firstKey = 'default'

const keyIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'scrollKey' in state
    ? String(state.scrollKey)
    : undefined

let latest = firstKey

/**
 * Gives the history entry that this document begins with a key of its own, which a reload keeps: otherwise two
 * screens that are opened by their addresses would share a scroll position. Call it before the router is made.
 */
export const markFirstEntry = () => {
  const state: unknown = history.state
  const isOfRouter = typeof state === 'object' && state !== null && 'key' in state
  if (isOfRouter || keyIn(state) !== undefined) return
  const scrollKey = Math.random().toString(36).slice(2)
  history.replaceState(Object.assign({}, state, { scrollKey }), '')
}

/** The key of a location. That of a document's first entry is in the entry, which is current when it is shown. */
export const scrollKeyOf = ({ key }: Pick<Location, 'key'>): string => {
  if (key !== firstKey) return key
  latest = keyIn(history.state) ?? latest
  return latest
}
