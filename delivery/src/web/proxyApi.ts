import { proxy } from 'hono/proxy'

const longestAnswerMs = 60_000
const away = { detail: 'Truenorth is away at the moment. Please try again later.' }

type Bindings = { incoming?: { socket?: { remoteAddress?: string | undefined } } }

/** The way that a call has come: whoever handed it on last stands at the end. */
const wayOf = (request: Request, { incoming }: Bindings) =>
  [request.headers.get('X-Forwarded-For'), incoming?.socket?.remoteAddress]
    .filter(Boolean)
    .join(', ')

/**
 * Hands calls on to an API that runs elsewhere, so that browsers speak to one origin alone. The API
 * counts this server among its trusted proxies, since all calls come from here.
 */
export const proxyApi =
  (origin: string) =>
  (request: Request, bindings: Bindings = {}) => {
    const { pathname, search, host, protocol } = new URL(request.url)
    const handOn = (call: Request) => {
      call.headers.delete('Host')
      call.headers.set('X-Forwarded-For', wayOf(request, bindings))
      call.headers.set('X-Forwarded-Host', host)
      if (!call.headers.has('X-Forwarded-Proto'))
        call.headers.set('X-Forwarded-Proto', protocol.slice(0, -1))
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(longestAnswerMs)])
      return fetch(call, { signal, redirect: 'manual' })
    }
    return proxy(new URL(pathname + search, origin), { raw: request, customFetch: handOn }).catch(
      () => Response.json(away, { status: 502, headers: { 'Cache-Control': 'no-store' } }),
    )
  }
