import { useEffect, useRef } from 'react'

type Item = { id: number }

/**
 * The item one step from the open one. When that has left the list, the step starts at its last index;
 * when nothing was open, the first step leads to the first item.
 */
export const neighborOf = <T extends Item>(
  items: readonly T[],
  open: number | undefined,
  lastIndex: number | undefined,
  step: 1 | -1,
): T | undefined => {
  const index = items.findIndex(({ id }) => id === open)
  if (index >= 0) return items[index + step]
  if (open === undefined || lastIndex === undefined) return items[0]
  return items[Math.min(step === 1 ? lastIndex : lastIndex - 1, items.length - 1)]
}

/**
 * Steps through a list from the open item, even when keys are pressed faster than screens render: each
 * step starts where the last one leads.
 */
export const useStep = (items: readonly Item[], open: number | undefined) => {
  const at = useRef(open)
  const lastIndex = useRef<number>(undefined)
  const index = items.findIndex(({ id }) => id === open)

  useEffect(() => {
    at.current = open
  }, [open])
  useEffect(() => {
    if (index >= 0) lastIndex.current = index
  }, [index])

  return {
    /** Id of the item after (1) or before (-1) the open one. */
    neighbor: (step: 1 | -1) => neighborOf(items, at.current, lastIndex.current, step)?.id,
    isOpen: () => at.current !== undefined,
    /** An item is about to open. */
    leadTo: (id: number | undefined) => {
      at.current = id
    },
  }
}
