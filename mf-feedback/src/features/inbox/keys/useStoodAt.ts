import { useEffect, useRef } from 'react'

/** Remembers the place in the list where the open item stood last. */
export const useStoodAt = (items: readonly { id: number }[], open: number | undefined) => {
  const stoodAt = useRef<number>(undefined)
  const index = items.findIndex(({ id }) => id === open)
  useEffect(() => {
    if (index >= 0) stoodAt.current = index
  }, [index])
  return stoodAt
}
