import { type TouchEvent, useRef } from 'react'

const farEnoughPx = 60

type SwipeOptions = { onLeft: () => void; onRight: () => void }

/** Touch handlers that tell a swipe, clearly sideways and far enough, from scrolling. */
export const useSwipe = ({ onLeft, onRight }: SwipeOptions) => {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [finger, second] = Array.from(touches)
      start.current = finger && !second ? { x: finger.clientX, y: finger.clientY } : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [finger] = Array.from(changedTouches)
      if (!finger || !start.current) return
      const across = finger.clientX - start.current.x
      const down = finger.clientY - start.current.y
      start.current = undefined
      if (Math.abs(across) < farEnoughPx || Math.abs(across) < 2 * Math.abs(down)) return
      if (across < 0) onLeft()
      else onRight()
    },
  }
}
