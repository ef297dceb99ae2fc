import {
  DataRouterContext,
  Link,
  type LinkProps,
  useViewTransitionState,
} from '@truenorth/shared-ui/router'
import { type MouseEvent, useContext } from 'react'

/** What a path is called while its card becomes the head of its page, and back. */
const transitionName = 'path'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

// Only Chromium says what it is. WebKitGTK 2.50 has transitions too, and its page crashes with the first one.
const hasTransitions = () =>
  'userAgentData' in navigator && !matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A link between the list of paths and one of them, along which the browser turns one screen into the other.
 * The router drops that of its own links in routes of a remote, so that this asks the router itself.
 */
export const PathLink = ({ to, ...link }: LinkProps & { to: string }) => {
  const router = useContext(DataRouterContext)?.router
  const follow = (event: MouseEvent) => {
    if (!router || !isPlain(event) || !hasTransitions()) return
    event.preventDefault()
    void router.navigate(to, { viewTransition: true })
  }
  return <Link {...link} to={to} onClick={follow} />
}

/** The style of what stays the same between this screen and the one at that path, while one becomes the other. */
export const usePathTransition = (to: string) => {
  const isTransition = useViewTransitionState(to)
  return isTransition ? { viewTransitionName: transitionName } : {}
}
