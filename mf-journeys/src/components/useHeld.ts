import { useEffect, useState } from 'react'

/** As long as the message shows that offers a way back. */
const heldMs = 8_000

/**
 * Holds a value for eight seconds, such as the waypoint that was ticked a moment ago: it keeps its place on the
 * screen, so that the next tap does not meet what comes after it.
 * @returns the value, undefined when its time is over, and the function that holds one
 */
export const useHeld = <Value>() => {
  const [held, hold] = useState<Value>()
  useEffect(() => {
    if (held === undefined) return undefined
    const timer = setTimeout(() => hold(undefined), heldMs)
    return () => clearTimeout(timer)
  }, [held])
  return [held, hold] as const
}
