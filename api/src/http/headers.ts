import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'

/** What every answer carries; HSTS is for whoever ends https. */
export const securityHeaders = () =>
  secureHeaders({
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
    strictTransportSecurity: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  })

/** Answers differ by person and by Accept, and belong to nobody's cache. */
export const privateAnswers = createMiddleware(async (c, next) => {
  c.header('Vary', 'Accept')
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
})
