import { useLocation } from '@truenorth/shared-ui/router'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** The title of the tab on a screen, from its main heading. */
const titleOf = (heading: HTMLElement) => {
  const text = heading.dataset.title ?? heading.textContent.trim()
  return text === '' ? 'Truenorth' : `${text} · Truenorth`
}

/** Whether the screen has put the focus somewhere itself. */
const isFocusedElsewhere = (main: HTMLElement, cameFrom: Element | null) => {
  const focused = document.activeElement
  return focused !== cameFrom && main.contains(focused)
}

/**
 * Names the tab after the main heading of the screen and, after a change of path, moves the focus to that
 * heading as soon as it is rendered.
 * @returns an announcement of the title, for a screen that has put the focus somewhere itself
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
    let focusedHeading: HTMLElement | undefined

    const focusHeading = (heading: HTMLElement) => {
      focusedHeading = heading
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    // The heading of an outline is removed when the screen is rendered; the focus moves to the screen's own.
    const isFocusLost = () =>
      focusedHeading?.isConnected === false && document.activeElement === document.body

    const arrive = () => {
      const heading = main.querySelector<HTMLElement>('h1, h2')
      if (heading === null) return
      document.title = titleOf(heading)
      if (isFocusLost()) return focusHeading(heading)
      if (!isArriving) return
      isArriving = false
      if (isFocusedElsewhere(main, cameFrom)) return setAnnouncement(document.title)
      focusHeading(heading)
    }

    arrive()
    const observer = new MutationObserver(arrive)
    observer.observe(main, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [pathname, mainRef])

  return announcement
}
