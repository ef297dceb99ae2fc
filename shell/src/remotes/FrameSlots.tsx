import { useEffect, useEffectEvent } from 'react'
import { RemotePart } from './RemotePart'
import { useIdle } from './useIdle'
import { useNavItems } from './useNavItems'
import { useRemotes, useSlots } from './useRemotes'

/** What remotes add to the frame of every screen; it loads when the browser is idle. */
export const FrameSlots = () => {
  const { prefetch } = useRemotes()
  const slots = useSlots('frame')
  const items = useNavItems()
  const isIdle = useIdle()
  const isUsed = isIdle && slots.length > 0
  const fetchRest = useEffectEvent(
    () => void prefetch.fetchWhileIdle(items.map(({ path }) => path)),
  )
  useEffect(() => {
    if (isUsed) fetchRest()
  }, [isUsed])
  if (!isIdle) return null
  return slots.map(({ remote, slot }) => (
    <RemotePart key={slot.place} remote={remote} expose={slot.expose} loading={null} />
  ))
}
