import { useLocation } from '@truenorth/shared-ui/router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { titleOf } from './titleOf'

const isBusyElsewhere = (main: HTMLElement, cameFrom: Element | null) => {
  const holder = document.activeElement
  return holder !== cameFrom && main.contains(holder)
}

/**
 * Names the tab after the main heading of the screen and, after a change of path, moves the focus
 * to that heading as soon as it is there. Returns what is to be said instead where the screen
 * has already put the focus somewhere itself.
 */
export const useArrival = (mainRef: RefObject<HTMLElement | null>) => {
  const { pathname } = useLocation()
  const cameTo = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const main = mainRef.current
    if (main === null) return undefined
    let isArriving = cameTo.current !== pathname
    cameTo.current = pathname
    const cameFrom = document.activeElement
    let held: HTMLElement | undefined

    const hold = (heading: HTMLElement) => {
      held = heading
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    // The heading of an outline goes when the screen itself is there: the focus goes on to its own.
    const isLost = () => held?.isConnected === false && document.activeElement === document.body

    const arrive = () => {
      const heading = main.querySelector<HTMLElement>('h1, h2')
      if (heading === null) return
      document.title = titleOf(heading)
      if (isLost()) return hold(heading)
      if (!isArriving) return
      isArriving = false
      if (isBusyElsewhere(main, cameFrom)) return setAnnouncement(document.title)
      hold(heading)
    }

    arrive()
    const observer = new MutationObserver(arrive)
    observer.observe(main, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [pathname, mainRef])

  return announcement
}
