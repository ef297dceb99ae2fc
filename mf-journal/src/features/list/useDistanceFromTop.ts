import { useLayoutEffect, useRef, useState } from 'react'

/** How far below the top of the document an element begins, also after what is above it has grown. */
export const useDistanceFromTop = () => {
  const ref = useRef<HTMLUListElement>(null)
  const [distance, setDistance] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const top = ref.current?.getBoundingClientRect().top
      if (top !== undefined) setDistance(Math.round(top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return [ref, distance] as const
}
