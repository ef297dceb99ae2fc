import { useEffect } from 'react'

const roomForButtonPx = 88

/** Lets the browser stop scrolling early enough that what has the focus is never under the button. */
export const useRoomBelow = () =>
  useEffect(() => {
    const { style } = document.documentElement
    const before = style.scrollPaddingBottom
    style.scrollPaddingBottom = `calc(${roomForButtonPx}px + var(--bottom-bar, 0px))`
    return () => {
      style.scrollPaddingBottom = before
    }
  }, [])
