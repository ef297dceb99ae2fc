import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in a part of the page: when the element that had it is removed as `change` changes, the
 * element with the ref `target` gets it. `handlers` belong to the part; what it renders in a portal counts too.
 */
export const useFocusKept = <Target extends HTMLElement>(change: unknown) => {
  const target = useRef<Target>(null)
  const isInside = useRef(false)
  const seen = useRef(change)
  useEffect(() => {
    if (seen.current === change) return undefined
    seen.current = change
    if (!isInside.current) return undefined
    // A menu that closes gives the focus back in a later frame, if its button is still there.
    const check = () => {
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
    }
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(check)
    })
    return () => cancelAnimationFrame(frame)
  }, [change])
  const handlers = {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      // Without one the focus has gone with what had it, or to another window.
      if (relatedTarget !== null) isInside.current = false
    },
  }
  return { target, handlers }
}
