import { headerNames, serverMark } from '@truenorth/api-contract/headers'
import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'

/** Security headers of every response; HSTS is left to the proxy that ends https. */
export const securityHeaders = () =>
  secureHeaders({
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
    strictTransportSecurity: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  })

/** Responses differ by user and by Accept, so no cache may store them. */
export const privateResponses = createMiddleware(async (c, next) => {
  c.header('Vary', 'Accept')
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
})

/** Marks every response as sent by this server: browsers take nothing else for one (D41). */
export const markedResponses = createMiddleware(async (c, next) => {
  await next()
  c.res.headers.set(headerNames.serverMark, serverMark)
})
