import { type PointerEvent, useRef } from 'react'
import { addMonths } from '../../domain/calendar'

const farEnoughPx = 48

/** Handlers of an element that a finger swipes: to the left for the next month, to the right for the one before. */
export const useSwipe = (month: string, onShow: (month: string) => void) => {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType === 'touch' && isPrimary ? { x, y } : undefined
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const across = clientX - start.current.x
      const down = clientY - start.current.y
      start.current = undefined
      if (Math.abs(across) < farEnoughPx || Math.abs(across) < 2 * Math.abs(down)) return
      onShow(addMonths(month, across < 0 ? 1 : -1))
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
