import { createMiddleware } from 'hono/factory'

const year = 'max-age=31536000'

export type Transport = {
  /** Where people reach the product. */
  publicUrl?: string | undefined
  /** How many proxies of ours stand before this server: what they say of the connection is believed. */
  trustedProxies?: number | undefined
}

/** Whoever comes by https is told to keep to it (https://www.rfc-editor.org/rfc/rfc6797). */
export const strictTransport = ({ publicUrl = '', trustedProxies = 0 }: Transport) =>
  createMiddleware(async (c, next) => {
    await next()
    const hops = (c.req.header('X-Forwarded-Proto') ?? '').split(',').map((hop) => hop.trim())
    const told = trustedProxies > 0 ? (hops.at(-trustedProxies) ?? hops.at(0)) : ''
    const isSecure = told ? told === 'https' : publicUrl.startsWith('https:')
    if (isSecure) c.res.headers.set('Strict-Transport-Security', year)
  })
