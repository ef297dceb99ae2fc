import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

type Bindings = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

const withPort = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/
// What one customer of a provider is given at least.
const networkParts = 4
const ownParts = [0, 0, 0, 0]

/** What counts as one address: without its port, IPv6 by its /64, IPv4 within IPv6 as IPv4 (D47). */
export const countedAddress = (given: string) => {
  const [, six, four] = withPort.exec(given) ?? []
  const text = six ?? four ?? given
  if (!ipaddr.isValid(text)) return text
  const address = ipaddr.process(text)
  if (!('parts' in address)) return address.toString()
  const network = [...address.parts.slice(0, networkParts), ...ownParts]
  return `${new ipaddr.IPv6(network).toString()}/64`
}

/**
 * The address that a call comes from, as attempts are counted by it. X-Forwarded-For is trusted only
 * for as many hops as there are own proxies; anybody can forge the rest of it.
 */
export const clientAddress = (trustedProxies: number) => (c: Context) => {
  const bindings: Bindings = c.env
  const socket = bindings?.incoming?.socket?.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return countedAddress(socket)
  const hops = (c.req.header('X-Forwarded-For') ?? '').split(',').map((hop) => hop.trim())
  return countedAddress(hops.at(-trustedProxies) || socket)
}
