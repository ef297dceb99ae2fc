import { useEffect, useState } from 'react'

/** A screen still makes requests for a moment after its page has loaded. */
const afterLoadMs = 1_500
const longestWaitMs = 5_000

const whenLoaded = (act: () => void, signal: AbortSignal) => {
  if (document.readyState === 'complete') return act()
  addEventListener('load', act, { once: true, signal })
}

const whenIdle = (act: () => void, signal: AbortSignal) => {
  const timer = setTimeout(() => {
    if (!('requestIdleCallback' in window)) return act()
    const handle = requestIdleCallback(act, { timeout: longestWaitMs })
    signal.addEventListener('abort', () => cancelIdleCallback(handle))
  }, afterLoadMs)
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Whether the page has loaded and the browser has been idle since. */
export const useIdle = () => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    whenLoaded(() => whenIdle(() => setIdle(true), stop.signal), stop.signal)
    return () => stop.abort()
  }, [])
  return isIdle
}
