import type { ReceivedFeedback } from '@truenorth/api-contract/feedback'
import { useState } from 'react'

/** The items that are chosen to be changed at once, each as it was when it was chosen. */
export type Selection = {
  items: readonly ReceivedFeedback[]
  /** Whether rows show boxes. */
  isOn: boolean
  has: (id: number) => boolean
  toggle: (item: ReceivedFeedback) => void
  /** Chooses these and no others. */
  set: (items: readonly ReceivedFeedback[]) => void
  start: () => void
  end: () => void
}

/** Which items of the list are chosen; none and without boxes at first. */
export const useSelection = (): Selection => {
  const [state, setState] = useState<{ isOn: boolean; items: readonly ReceivedFeedback[] }>({
    isOn: false,
    items: [],
  })
  const { isOn, items } = state
  const has = (id: number) => items.some((item) => item.id === id)
  return {
    isOn,
    items,
    has,
    toggle: (item) =>
      setState({
        isOn: true,
        items: has(item.id) ? items.filter(({ id }) => id !== item.id) : [...items, item],
      }),
    set: (chosen) => setState({ isOn: true, items: chosen }),
    start: () => setState({ isOn: true, items }),
    end: () => setState({ isOn: false, items: [] }),
  }
}
