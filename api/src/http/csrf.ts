import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { forbidden } from './failure.ts'

export const csrfCookie = 'csrftoken'
const csrfHeader = 'X-CSRFToken'

/** Where the csrf cookie is present the header must repeat it (D40). */
export const csrf = createMiddleware(async (c, next) => {
  const expected = getCookie(c, csrfCookie)
  if (expected && c.req.header(csrfHeader) !== expected) {
    throw forbidden('CSRF Failed: CSRF token missing or incorrect.')
  }
  await next()
})
