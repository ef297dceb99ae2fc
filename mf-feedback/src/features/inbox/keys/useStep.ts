import { useEffect, useRef } from 'react'
import { neighbourOf } from './neighbourOf'

type Item = { id: number }

/**
 * Steps through a list from the open item, also when keys come faster than screens: the next step
 * starts where the last one was to lead. Remembers where an item stood that has left the list.
 */
export const useStep = (items: readonly Item[], open: number | undefined) => {
  const at = useRef(open)
  const stoodAt = useRef<number>(undefined)
  const index = items.findIndex(({ id }) => id === open)

  useEffect(() => {
    at.current = open
  }, [open])
  useEffect(() => {
    if (index >= 0) stoodAt.current = index
  }, [index])

  return {
    neighbour: (step: 1 | -1) => neighbourOf(items, at.current, stoodAt.current, step)?.id,
    isOpen: () => at.current !== undefined,
    leadTo: (id: number | undefined) => {
      at.current = id
    },
  }
}
