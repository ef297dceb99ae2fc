import { useEffect, useRef } from 'react'

const property = '--bottom-bar'

/** Tells what floats at the bottom of the screen how high the bar there is; 0 where it does not stick. */
export const useBottomBar = () => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bar = ref.current
    if (!bar) return undefined
    const { style } = document.documentElement
    const tell = () => {
      const isStuck = getComputedStyle(bar).position === 'sticky'
      style.setProperty(property, isStuck ? `${bar.offsetHeight}px` : '0px')
    }
    const observer = new ResizeObserver(tell)
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [])
  return ref
}
