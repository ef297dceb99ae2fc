import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false

const subscribe = (onChange: () => void) => {
  // The browser takes the page as it is when the listeners have returned.
  const set = (next: boolean) => {
    isPrinting = next
    flushSync(onChange)
  }
  const start = () => set(true)
  const end = () => set(false)
  addEventListener('beforeprint', start)
  addEventListener('afterprint', end)
  return () => {
    removeEventListener('beforeprint', start)
    removeEventListener('afterprint', end)
  }
}

/** Whether the page is being printed: a list then renders all of its items, in the flow of the page. */
export const usePrinting = () => useSyncExternalStore(subscribe, () => isPrinting)
