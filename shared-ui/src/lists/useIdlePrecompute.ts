import { useEffect } from 'react'

// The first cards and all that they load go first.
const startAfterMs = 400
const sliceMs = 8
const pauseMs = 10

// Some browsers have no idle callback, and a page that is animated is never idle. The pause leaves
// room for other work there too.
const whenIdle = (act: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, pauseMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: pauseMs })
  return () => cancelIdleCallback(handle)
}

/**
 * Calls `compute` for each item in slices of 8 ms while the browser is idle, so that the first letter
 * of a search finds everything prepared. `compute` caches its result; pass the same function every time.
 */
export const useIdlePrecompute = <Item>(items: readonly Item[], compute: (item: Item) => unknown) =>
  useEffect(() => {
    let next = 0
    const computeSlice = () => {
      const started = performance.now()
      while (next < items.length && performance.now() - started < sliceMs) {
        const item = items[next]
        if (item !== undefined) compute(item)
        next += 1
      }
      if (next < items.length) cancel = whenIdle(computeSlice)
    }
    const timer = setTimeout(computeSlice, startAfterMs)
    let cancel = () => clearTimeout(timer)
    return () => cancel()
  }, [items, compute])
