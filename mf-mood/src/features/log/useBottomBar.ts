import { useEffect, useRef } from 'react'

const property = '--bottom-bar'
const roomOfFloatPx = 72

/** Tells what floats in the corner how far up it has to go so as not to cover the bar. */
export const useBottomBar = () => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bar = ref.current
    if (!bar) return undefined
    const { style } = document.documentElement
    const tell = () => {
      const { top, bottom } = bar.getBoundingClientRect()
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
  return ref
}
