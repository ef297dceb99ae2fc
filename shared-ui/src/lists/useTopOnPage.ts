import { useLayoutEffect, useRef, useState } from 'react'

/** How far from the top of the page an element stands, in pixels; what is above it may grow. For `scrollMargin`. */
export const useTopOnPage = <Tag extends HTMLElement = HTMLDivElement>() => {
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
