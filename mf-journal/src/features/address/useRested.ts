import { useEffect, useEffectEvent } from 'react'

const restMs = 300

/** Calls when a value has not changed for a moment, with what holds by then. */
export const useRested = (value: string, onRest: () => void) => {
  const tell = useEffectEvent(onRest)
  useEffect(() => {
    const timer = setTimeout(() => tell(), restMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new value begins the rest anew
  }, [value])
}
