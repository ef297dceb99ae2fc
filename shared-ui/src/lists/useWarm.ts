import { useEffect } from 'react'

// The first cards come first, with all that they load.
const firstPauseMs = 400
const sliceMs = 8
const pauseMs = 10

// Some browsers do not tell when they are idle, and a page that moves never is: a pause between slices leaves room too.
const afterOthers = (act: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, pauseMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: pauseMs })
  return () => cancelIdleCallback(handle)
}

/**
 * Does for each item what a search will need, a slice at a time while nobody waits for it, so that the
 * first letter finds at once. `warm` keeps what it made; give the same function every time.
 */
export const useWarm = <Item>(items: readonly Item[], warm: (item: Item) => unknown) =>
  useEffect(() => {
    let next = 0
    const warmSome = () => {
      const started = performance.now()
      while (next < items.length && performance.now() - started < sliceMs) {
        const item = items[next]
        if (item !== undefined) warm(item)
        next += 1
      }
      if (next < items.length) stop = afterOthers(warmSome)
    }
    const timer = setTimeout(warmSome, firstPauseMs)
    let stop = () => clearTimeout(timer)
    return () => stop()
  }, [items, warm])
