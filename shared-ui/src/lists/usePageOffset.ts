import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The distance of an element from the top of the page in pixels, for a virtualizer's `scrollMargin`.
 * It follows content above the element that changes its height. Put `ref` on the element.
 */
export const usePageOffset = <Tag extends HTMLElement = HTMLDivElement>() => {
  const ref = useRef<Tag>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { ref, top }
}
