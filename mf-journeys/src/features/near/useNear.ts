import { useEffect, useRef, useState } from 'react'

// Drawn a screen and a half before it comes into sight, so that nobody sees it arrive.
const rootMargin = '1200px 0px'

/** Whether an element is, or ever was, near what the screen shows. `from` says how it begins. */
export const useNear = <Shown extends Element>(from: boolean) => {
  const ref = useRef<Shown>(null)
  const [isNear, setIsNear] = useState(from)
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return { ref, isNear }
}
