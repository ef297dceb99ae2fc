const checkEveryMs = 5_000

/** Calls when time may have moved on: every few seconds, and at once when the tab is looked at. */
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
