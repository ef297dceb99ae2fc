import { proxy } from 'hono/proxy'

const timeoutMs = 60_000
const unavailable = { detail: 'Truenorth is away at the moment. Please try again later.' }

type Bindings = { incoming?: { socket?: { remoteAddress?: string | undefined } } }

/** The addresses that a request has come through, the nearest one last. */
const forwardedFor = (request: Request, { incoming }: Bindings) =>
  [request.headers.get('X-Forwarded-For'), incoming?.socket?.remoteAddress]
    .filter(Boolean)
    .join(', ')

/**
 * Passes requests on to an API that runs elsewhere, so that browsers see one origin. The API counts this
 * server among its trusted proxies, since all requests come from it.
 */
export const proxyApi =
  (origin: string) =>
  (request: Request, bindings: Bindings = {}) => {
    const { pathname, search, host, protocol } = new URL(request.url)
    const forward = (outgoing: Request) => {
      outgoing.headers.delete('Host')
      outgoing.headers.set('X-Forwarded-For', forwardedFor(request, bindings))
      outgoing.headers.set('X-Forwarded-Host', host)
      if (!outgoing.headers.has('X-Forwarded-Proto'))
        outgoing.headers.set('X-Forwarded-Proto', protocol.slice(0, -1))
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
      return fetch(outgoing, { signal, redirect: 'manual' })
    }
    return proxy(new URL(pathname + search, origin), { raw: request, customFetch: forward }).catch(
      () => Response.json(unavailable, { status: 502, headers: { 'Cache-Control': 'no-store' } }),
    )
  }
