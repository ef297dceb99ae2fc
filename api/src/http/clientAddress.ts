import type { Context } from 'hono'

type Bindings = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

/**
 * Where a call comes from. X-Forwarded-For is believed only as far back as there are proxies of
 * ours; what lies before them anybody can write.
 */
export const clientAddress = (trustedProxies: number) => (c: Context) => {
  const bindings: Bindings = c.env
  const socket = bindings?.incoming?.socket?.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return socket
  const hops = (c.req.header('X-Forwarded-For') ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-trustedProxies) || socket
}
