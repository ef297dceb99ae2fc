import { useSyncExternalStore } from 'react'
import { onDayEnd } from './dayEnd'
import { localToday } from './localTime'

const checkEveryMs = 5_000

/**
 * Calls `onTick` when time may have moved on: every five seconds, and at once when the tab gets
 * focus or becomes visible, or the user's day ends at another hour. Returns the function that unsubscribes.
 */
export const subscribeToClock = (onTick: () => void) => {
  const timer = setInterval(onTick, checkEveryMs)
  const stop = onDayEnd(onTick)
  document.addEventListener('visibilitychange', onTick)
  window.addEventListener('focus', onTick)
  return () => {
    clearInterval(timer)
    stop()
    document.removeEventListener('visibilitychange', onTick)
    window.removeEventListener('focus', onTick)
  }
}

/** The user's calendar day, "YYYY-MM-DD"; it changes when their day ends, without a reload. */
export const useToday = () => useSyncExternalStore(subscribeToClock, () => localToday())
