// A site that can change and go offline, and a browser's caches in memory.
import type { WorkerEnvironment } from '../files'

type Page = { text: string; type?: string; status?: number }

const addressOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, 'http://localhost').href

const basic = (page: Page) => {
  const { text, type = 'text/javascript', status = 200 } = page
  const response = new Response(text, { status, headers: { 'Content-Type': type } })
  // Node's responses cannot say where they come from.
  Object.defineProperty(response, 'type', { value: 'basic' })
  Object.defineProperty(response, 'clone', { value: () => basic(page) })
  return response
}

const createCache = () => {
  const entries = new Map<string, Response>()
  return {
    match: async (input: RequestInfo | URL) => entries.get(addressOf(input))?.clone(),
    put: async (input: RequestInfo | URL, response: Response) =>
      void entries.set(addressOf(input), response),
    delete: async (input: RequestInfo | URL) => entries.delete(addressOf(input)),
    keys: async () => Array.from(entries.keys(), (url) => new Request(url)),
  }
}

/** A site with these pages, which a test may change; the network fails for any other path. */
export const fakeSite = (pages: Record<string, Page>) => {
  const opened = new Map<string, ReturnType<typeof createCache>>()
  const requested: string[] = []
  const open = async (name: string) => {
    const cache = opened.get(name) ?? createCache()
    opened.set(name, cache)
    return cache
  }
  const environment: WorkerEnvironment = {
    caches: { open },
    fetch: async (input: RequestInfo | URL) => {
      const { pathname } = new URL(addressOf(input))
      requested.push(pathname)
      const page = pages[pathname]
      if (!page) throw new TypeError('Failed to fetch')
      return basic(page)
    },
  }
  return {
    environment,
    pages,
    requested,
    kept: async () =>
      (await (await open('truenorth-files')).keys()).map(({ url }) => new URL(url).pathname).sort(),
  }
}
