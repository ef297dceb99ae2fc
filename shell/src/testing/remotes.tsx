import type { NavItem, RegistryEntry } from '@truenorth/delivery/registry'
import type { ReactNode } from 'react'
import { createRemoteLoader } from '../remotes/loader'
import { toPageRegistry } from '../remotes/registry'
import { RemotesContext } from '../remotes/useRemotes'

/** An entry of the registry: the release 1.0.0 of a remote with one route and one item of the nav bar. */
export const entryOf = (name: string, item: Partial<NavItem> = {}): RegistryEntry => {
  const nav: NavItem = { label: name, path: `/${name}`, access: 'user', order: 1, ...item }
  return {
    name,
    title: nav.label,
    routes: [],
    nav: [nav],
    slots: [],
    version: '1.0.0',
    entry: `/remotes/${name}/1.0.0/mf-manifest.json`,
    integrity: 'sha384-none',
    enabled: true,
  }
}

const remotes = [
  entryOf('journal', { label: 'Reflections', order: 30 }),
  entryOf('journeys', { label: 'Paths', order: 10 }),
  entryOf('mood', { label: 'Energy', path: '/mood/today', order: 20 }),
  entryOf('feedback', { label: 'Feedback', path: '/admin/feedback', access: 'admin', order: 40 }),
]

/** A loader of its own for one test, with the product's four remotes unless told otherwise. */
export const newRemoteLoader = (entries = remotes) =>
  createRemoteLoader(toPageRegistry({ schema: 1, sequence: 1, remotes: entries }))

/** What a component of the shell finds around it: a loader of its own. */
export const withRemotes = (children: ReactNode) => (
  <RemotesContext value={newRemoteLoader()}>{children}</RemotesContext>
)
