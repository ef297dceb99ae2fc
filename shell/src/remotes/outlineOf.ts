import type { RemoteRoute } from '@truenorth/delivery/registry'
import type { ScreenOutline } from '@truenorth/shared-ui'

/** What the registry knows of a screen; one whose path ends in an id is named by what it shows. */
export const outlineOf = ({ path, title, width }: RemoteRoute): ScreenOutline => {
  const isNamedByContent = path.split('/').at(-1)?.startsWith(':')
  return { title: isNamedByContent ? undefined : title, width }
}
