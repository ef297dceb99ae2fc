// Versioned files: kept when they are first used, and from then on served without the network.
import { isVersioned } from './addresses'

type FileCache = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>

/** What the worker uses of its browser. */
export type WorkerEnvironment = {
  caches: { open: (name: string) => Promise<FileCache> }
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
}

const cacheName = 'truenorth-files'
// Only a bound: one version of the shell and its remotes has far fewer.
const mostFiles = 600

// A captive portal responds to any request with its own page.
const isKeepable = ({ status, type, headers }: Response) =>
  status === 200 && type === 'basic' && !headers.get('Content-Type')?.startsWith('text/html')

/** The worker's cache of versioned files. */
export const createFiles = ({ caches, fetch }: WorkerEnvironment) => {
  const open = () => caches.open(cacheName)
  // All compressed forms of a file are one file.
  const find = async (address: string) => (await open()).match(address, { ignoreVary: true })

  const keep = async (path: string) => {
    if (await find(path)) return
    // The page has just used the file, so that it is mostly in the browser's own cache.
    const response = await fetch(path)
    if (!isKeepable(response)) throw new Error(`${path} answered ${response.status}`)
    await (await open()).put(path, response)
  }

  const remove = async (isUnwanted: (path: string, index: number) => boolean) => {
    const cache = await open()
    const requests = (await cache.keys()).toReversed()
    const unwanted = requests.filter(({ url }, index) => isUnwanted(new URL(url).pathname, index))
    await Promise.all(unwanted.map((request) => cache.delete(request, { ignoreVary: true })))
  }

  return {
    /**
     * The kept file, else the one from the network, which is then kept. Where nothing can be kept, it
     * responds as the network does.
     * @param later prolongs the life of the worker until the work is done
     */
    respond: async (request: Request, later: (work: Promise<unknown>) => void) => {
      const skipsCache = request.cache === 'reload' || request.cache === 'no-store'
      const kept = skipsCache ? undefined : await find(request.url).catch(() => undefined)
      if (kept) return kept
      const response = await fetch(request)
      if (isKeepable(response)) {
        const copy = response.clone()
        later(
          open()
            .then((cache) => cache.put(request.url, copy))
            .catch(() => undefined),
        )
      }
      return response
    },
    /** Keeps all of these files; rejects when one of them cannot be fetched. */
    keepAll: async (paths: string[]) => void (await Promise.all(paths.map(keep))),
    /** Keeps the versioned files among these, as far as they can be fetched. */
    keepUsed: async (paths: string[]) =>
      void (await Promise.allSettled(paths.filter(isVersioned).map(keep))),
    /** Removes files that are not in use any more, and the oldest beyond the bound. */
    keepOnly: (isInUse: (path: string) => boolean) =>
      remove((path, index) => index >= mostFiles || !isInUse(path)),
  }
}

export type Files = ReturnType<typeof createFiles>
