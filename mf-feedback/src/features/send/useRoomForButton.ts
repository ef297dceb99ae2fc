import { useEffect } from 'react'

const roomPx = 76

/**
 * Keeps the corner of the button free: the end of the page gets room below it (--float-room), and
 * the browser stops scrolling early enough that what has the focus is never under it.
 */
export const useRoomForButton = () =>
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--float-room', `${roomPx}px`)
    style.scrollPaddingBottom = `calc(${roomPx}px + var(--bottom-bar, 0px))`
    return () => {
      style.removeProperty('--float-room')
      style.removeProperty('scroll-padding-bottom')
    }
  }, [])
