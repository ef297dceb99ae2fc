import { useEffect } from 'react'
import type { Entry } from '../../api/entry'
import { searchTextOf } from './searchIndex'

const sliceMs = 8
const pauseMs = 20

/** Folds the entries while nobody waits for it, a slice at a time, so that the first letter finds at once. */
export const useWarmIndex = (entries: readonly Entry[]) =>
  useEffect(() => {
    let next = 0
    let timer: ReturnType<typeof setTimeout>
    const foldSome = () => {
      const started = performance.now()
      while (next < entries.length && performance.now() - started < sliceMs) {
        const entry = entries[next]
        if (entry) searchTextOf(entry)
        next += 1
      }
      if (next < entries.length) timer = setTimeout(foldSome, pauseMs)
    }
    timer = setTimeout(foldSome, pauseMs)
    return () => clearTimeout(timer)
  }, [entries])
