import { useEffect, useState } from 'react'
import { preloadDoors } from './preloadDoors'
import { RemotePart } from './RemotePart'
import { useSlots } from './useSlots'

/** What remotes add to the frame of every screen, loaded when the browser has nothing better to do. */
export const FrameSlots = () => {
  const slots = useSlots('frame')
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle && slots.length > 0) void preloadDoors()
  }, [isIdle, slots.length])
  if (!isIdle) return null
  return slots.map(({ remote, slot }) => (
    <RemotePart key={slot.place} remote={remote} expose={slot.expose} loading={null} />
  ))
}

const useIdle = () => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const settle = () => setIdle(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle, 1_500)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(settle, { timeout: 5_000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}
