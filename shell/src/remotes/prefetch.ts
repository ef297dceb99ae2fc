// Fetches the code of a screen before its user goes there.
import { loadEntryPoints } from './entryPoints'
import type { Federation } from './federation'
import { findRoute, type PageRegistry } from './registry'

/** Further screens of the nav bar are fetched when they are pointed at. */
const mostScreens = 4

const savesData = () => {
  const { connection }: { connection?: { saveData?: boolean } } = navigator as object
  return connection?.saveData === true
}

/** The prefetching of one page. A failure is not shown: going there tries again. */
export const createPrefetch = (
  registry: PageRegistry,
  federation: Pick<Federation, 'loadPart' | 'fetchFiles'>,
) => {
  const fetched = new Set<string>()

  // How soon a failure is tried again is decided where parts are loaded.
  const fetchOnce = (id: string, fetching: () => Promise<unknown>) => {
    if (fetched.has(id)) return
    fetched.add(id)
    fetching().catch(() => fetched.delete(id))
  }

  const fetchDashboard = () => {
    for (const remote of registry.remotes)
      for (const { page, expose, access, rare } of remote.slots)
        if (page === 'dashboard' && access !== 'admin' && !rare)
          fetchOnce(`${remote.name} ${expose}`, () => federation.loadPart(remote.name, expose))
  }

  /** Fetches the screen of a path: its remote, and then the files of that screen. */
  const fetchScreen = (pathname: string) => {
    if (pathname === '/dashboard') return fetchDashboard()
    const match = findRoute(registry, pathname)
    if (!match || match.route.redirect) return
    const { remote, route } = match
    fetchOnce(`${remote.name} ${route.path}`, async () => {
      await federation.loadPart(remote.name, './App')
      await federation.fetchFiles(remote, route.path)
    })
  }

  return {
    fetchScreen,
    /** Fetches the screen that is being opened while the session is still loading. */
    fetchFirstScreen: (pathname: string) => {
      // Screens for administrators wait until it is known that the user is one.
      if (findRoute(registry, pathname)?.route.access === 'admin') return
      fetchScreen(pathname === '/' ? '/dashboard' : pathname)
    },
    /** In an idle browser: fetches the shared entry points, and the screens that the nav bar leads to. */
    fetchWhileIdle: async (paths: string[]) => {
      if (savesData()) return
      await loadEntryPoints()
      for (const path of paths.slice(0, mostScreens)) fetchScreen(path)
    },
  }
}
