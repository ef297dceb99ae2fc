import { useEffect, useEffectEvent } from 'react'
import { fetchWhileIdle } from './fetchWhileIdle'
import { RemotePart } from './RemotePart'
import { useIdle } from './useIdle'
import { useNavItems } from './useNavItems'
import { useSlots } from './useSlots'

/** What remotes add to the frame of every screen, loaded when the browser has nothing better to do. */
export const FrameSlots = () => {
  const slots = useSlots('frame')
  const items = useNavItems()
  const isIdle = useIdle()
  const isUsed = isIdle && slots.length > 0
  const fetchRest = useEffectEvent(() => void fetchWhileIdle(items.map(({ path }) => path)))
  useEffect(() => {
    if (isUsed) fetchRest()
  }, [isUsed])
  if (!isIdle) return null
  return slots.map(({ remote, slot }) => (
    <RemotePart key={slot.place} remote={remote} expose={slot.expose} loading={null} />
  ))
}
