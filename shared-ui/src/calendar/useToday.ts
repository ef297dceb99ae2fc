import { useSyncExternalStore } from 'react'
import { localToday } from './localTime'

const checkEveryMs = 5_000

/**
 * Calls `onTick` when time may have moved on: every five seconds, and at once when the tab gets
 * focus or becomes visible. Returns the function that unsubscribes.
 */
export const subscribeToClock = (onTick: () => void) => {
  const timer = setInterval(onTick, checkEveryMs)
  document.addEventListener('visibilitychange', onTick)
  window.addEventListener('focus', onTick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onTick)
    window.removeEventListener('focus', onTick)
  }
}

/** The user's calendar day, "YYYY-MM-DD"; it changes at midnight without a reload. */
export const useToday = () => useSyncExternalStore(subscribeToClock, () => localToday())
