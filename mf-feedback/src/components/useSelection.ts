import type { ReceivedFeedback } from '@truenorth/api-contract/feedback'
import { mostAtOnce } from '@truenorth/api-contract/inbox'
import { useState } from 'react'

/** The items that are chosen to be changed at once. */
export type Selection = {
  /** Each as the list shows it now, or as it was when it was chosen. */
  items: readonly ReceivedFeedback[]
  /** Whether rows show boxes. */
  isOn: boolean
  has: (id: number) => boolean
  toggle: (item: ReceivedFeedback) => void
  /** Chooses these and no others. */
  set: (items: readonly ReceivedFeedback[]) => void
  /** Goes on with what somebody else had changed, and ends where there is nothing of it. */
  goOnWith: (conflicts: readonly ReceivedFeedback[]) => void
  start: () => void
  end: () => void
  /** Whether the message that they are merged into is being chosen. */
  isMerging: boolean
  askMerge: () => void
  cancelMerge: () => void
}

type State = { isOn: boolean; items: readonly ReceivedFeedback[]; isMerging: boolean }

const none: State = { isOn: false, items: [], isMerging: false }

/** Items with the versions that were seen, as many as are changed at once. */
export const seenOf = (items: readonly ReceivedFeedback[]) =>
  items.slice(0, mostAtOnce).map(({ id, version = 1 }) => ({ id, version }))

/** Which items of the list are chosen; none and without boxes at first. */
export const useSelection = (listed: readonly ReceivedFeedback[] = []): Selection => {
  const [state, setState] = useState(none)
  const { isOn, isMerging } = state
  // As the list shows them: that is what the choice is made over.
  const items = state.items.map((item) => listed.find(({ id }) => id === item.id) ?? item)
  const has = (id: number) => items.some((item) => item.id === id)
  const set = (chosen: readonly ReceivedFeedback[]) =>
    setState({ isOn: true, items: chosen, isMerging: false })
  const end = () => setState(none)
  return {
    isOn,
    items,
    has,
    set,
    end,
    toggle: (item) =>
      set(has(item.id) ? items.filter(({ id }) => id !== item.id) : [...items, item]),
    goOnWith: (conflicts) => (conflicts.length > 0 ? set(conflicts) : end()),
    start: () => set(items),
    isMerging,
    askMerge: () => setState({ ...state, isMerging: items.length > 0 }),
    cancelMerge: () => setState({ ...state, isMerging: false }),
  }
}
