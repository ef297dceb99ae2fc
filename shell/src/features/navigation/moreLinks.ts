import { findRoute } from '../../remotes/registry'

type MoreLink = { label: string; path: string; isOfRemote?: boolean }

const links: MoreLink[] = [
  { label: 'Your feedback', path: '/feedback', isOfRemote: true },
  { label: 'Your account', path: '/account' },
  { label: 'Bring your data', path: '/import' },
  { label: 'Take it along', path: '/export' },
]

/** What More leads to beside the items of the nav bar, as far as the remotes have it. */
export const moreLinks = (registry: Parameters<typeof findRoute>[0]): MoreLink[] =>
  links.filter(({ path, isOfRemote }) => !isOfRemote || findRoute(registry, path) !== undefined)
