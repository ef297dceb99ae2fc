import { proxy } from 'hono/proxy'

/** Hands calls on to an API that runs elsewhere, so that browsers speak to one origin alone. */
export const proxyApi = (origin: string) => (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return proxy(new URL(pathname + search, origin), { raw: request, headers: request.headers })
}
