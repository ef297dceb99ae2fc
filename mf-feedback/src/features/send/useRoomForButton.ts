import { useEffect } from 'react'

const roomPx = 76
const cornerPx = 44

/**
 * Keeps the corner of the button free: the end of the page gets room below it (--float-room), a
 * bar at the bottom of a narrow screen leaves it its corner (--float-corner), and the browser stops scrolling early enough that what has the focus is never under it.
 */
export const useRoomForButton = () =>
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--float-room', `${roomPx}px`)
    style.setProperty('--float-corner', `${cornerPx}px`)
    style.scrollPaddingBottom = `calc(${roomPx}px + var(--bottom-bar, 0px))`
    return () => {
      style.removeProperty('--float-room')
      style.removeProperty('--float-corner')
      style.removeProperty('scroll-padding-bottom')
    }
  }, [])
