import { type AxiosAdapter, getAdapter } from 'axios'

/** Answers a request without a network. */
export type RequestHandler = (request: Request) => Promise<Response>

/** Lets request handlers in this page answer in the network's place. */
export const inBrowserAdapter = (handle: RequestHandler): AxiosAdapter => {
  const env = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      handle(input instanceof Request ? input : new Request(input, init)),
  }
  return (config) => {
    const baseURL = new URL(config.baseURL ?? '/', location.origin).href
    const inBrowser = { ...config, baseURL, env }
    return getAdapter('fetch', inBrowser)(inBrowser)
  }
}
