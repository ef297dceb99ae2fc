import { fetchScreen } from '../remotes/fetchEarly'
import { fetchOwnScreen } from './ownScreens'

const events = ['pointerover', 'focusin', 'touchstart'] as const

const pathIn = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link?.origin === location.origin ? link.pathname : undefined
}

const fetchTarget = (event: Event) => {
  const path = pathIn(event)
  if (path === undefined) return
  fetchOwnScreen(path)
  fetchScreen(path)
}

/** Whoever points at a link, or reaches it by keyboard, will probably go there: its screen is fetched. */
export const fetchAhead = () => {
  for (const event of events) document.addEventListener(event, fetchTarget, { passive: true })
}
