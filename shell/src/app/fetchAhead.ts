import { createAttempts } from '../remotes/attempts'
import type { RemoteLoader } from '../remotes/loader'
import { ownScreenLoader } from './ownScreens'

const events = ['pointerover', 'focusin', 'touchstart'] as const

const pathIn = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link?.origin === location.origin ? link.pathname : undefined
}

/** Fetches the screen of a link when it is pointed at or focused, because its user will probably go there. */
export const fetchAhead = ({ prefetch }: RemoteLoader) => {
  // A pointer passes over a link many times a second.
  const ownScreens = createAttempts<unknown>()
  const fetchTarget = (event: Event) => {
    const path = pathIn(event)
    if (path === undefined) return
    const load = ownScreenLoader(path)
    // A failure shows when the screen is opened.
    if (load) ownScreens.load(path, load).catch(() => undefined)
    prefetch.fetchScreen(path)
  }
  for (const event of events) document.addEventListener(event, fetchTarget, { passive: true })
}
