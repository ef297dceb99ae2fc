const vibrationMs = 10

/** Lets the device vibrate for 10 ms: something was chosen or reached. Not for people who want less motion. */
export const vibrate = () => {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!isReduced) navigator.vibrate?.(vibrationMs)
}
