import { useEffect, useRef, useState } from 'react'

const property = '--bottom-bar'
const roomOfFloatPx = 72
const largestShare = 1 / 5

/**
 * Whether the bar leaves room enough to stick to the bottom; and tells what floats in the corner how
 * far up it has to go so as not to cover it.
 */
export const useBottomBar = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [isLow, setLow] = useState(true)
  useEffect(() => {
    const bar = ref.current
    if (!bar) return undefined
    const { style } = document.documentElement
    const tell = () => {
      const { top, bottom } = bar.getBoundingClientRect()
      // What is in it: that is as high whether the bar sticks or not.
      setLow((bar.firstElementChild?.clientHeight ?? 0) <= innerHeight * largestShare)
      const isInCorner = top < innerHeight && bottom > innerHeight - roomOfFloatPx
      style.setProperty(property, isInCorner ? `${innerHeight - top}px` : '0px')
    }
    const observer = new ResizeObserver(tell)
    observer.observe(document.body)
    addEventListener('scroll', tell, { passive: true })
    addEventListener('resize', tell)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', tell)
      removeEventListener('resize', tell)
      style.removeProperty(property)
    }
  }, [])
  return { ref, isLow }
}
