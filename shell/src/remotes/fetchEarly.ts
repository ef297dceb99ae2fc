// Fetches what a screen is made of before somebody goes there.
import type { RegistryEntry } from '@truenorth/delivery/registry'
import { forgetPart, loadPart } from './federation'
import { findRoute, remotes } from './registry'
import { fetchFiles } from './screenFiles'

const fetched = new Set<string>()

/** A failure is told to nobody: who goes there begins afresh. */
const once = (id: string, { name }: RegistryEntry, fetching: () => Promise<unknown>) => {
  if (fetched.has(id)) return
  fetched.add(id)
  fetching().catch(() => {
    fetched.delete(id)
    forgetPart(name)
  })
}

const fetchDashboard = () => {
  for (const remote of remotes)
    for (const { page, expose, access, rare } of remote.slots)
      if (page === 'dashboard' && access !== 'admin' && !rare)
        once(`${remote.name} ${expose}`, remote, () => loadPart(remote.name, expose))
}

/** Fetches the screen of a path: its remote, and in there the files of that screen. */
export const fetchScreen = (pathname: string) => {
  if (pathname === '/dashboard') return fetchDashboard()
  const match = findRoute(pathname)
  if (!match || match.route.redirect) return
  const { remote, route } = match
  once(`${remote.name} ${route.path}`, remote, async () => {
    await loadPart(remote.name, './App')
    await fetchFiles(remote, route.path)
  })
}

/** Begins with the screen that is being opened, while it is still asked who is there. */
export const fetchOpening = (pathname: string) => {
  // What only administrators see waits for the answer.
  if (findRoute(pathname)?.route.access === 'admin') return
  fetchScreen(pathname === '/' ? '/dashboard' : pathname)
}
