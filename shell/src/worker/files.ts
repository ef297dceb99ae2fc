// Versioned files: kept when they are first used, and from then on answered without the network.
import { isVersioned } from './addresses'
import type { Surroundings } from './surroundings'

const cacheName = 'truenorth-files'
// Far more than one version of the shell and its remotes; only a bound.
const mostFiles = 600

// A captive portal answers anything with its own page.
const isKeepable = ({ status, type, headers }: Response) =>
  status === 200 && type === 'basic' && !headers.get('Content-Type')?.startsWith('text/html')

/** The worker's shelf of versioned files. */
export const createFiles = ({ caches, fetch }: Surroundings) => {
  const open = () => caches.open(cacheName)
  // The compressed forms of a file are one file.
  const find = async (address: string) => (await open()).match(address, { ignoreVary: true })

  const keep = async (path: string) => {
    if (await find(path)) return
    // Mostly from the browser's own cache: the page has just used it.
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
    /** What is kept, else what the network has, which is then kept; where nothing can be kept, as without a worker. */
    answer: async (request: Request, later: (work: Promise<unknown>) => void) => {
      const isAskedAnew = request.cache === 'reload' || request.cache === 'no-store'
      const kept = isAskedAnew ? undefined : await find(request.url).catch(() => undefined)
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
    /** Keeps all of these; rejects when one of them cannot be had. */
    keepAll: async (paths: string[]) => void (await Promise.all(paths.map(keep))),
    /** Keeps what can be had of what a page has used. */
    keepUsed: async (paths: string[]) =>
      void (await Promise.allSettled(paths.filter(isVersioned).map(keep))),
    /** Lets go of what is of no use any more, and of the oldest where there is too much. */
    keepOnly: (isOfUse: (path: string) => boolean) =>
      remove((path, index) => index >= mostFiles || !isOfUse(path)),
  }
}

export type Files = ReturnType<typeof createFiles>
