import { csrfCookie, headerNames } from '@truenorth/api-contract/headers'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { forbidden } from './failure.ts'

/**
 * Where the csrf cookie is present the header must repeat it (D40).
 * @throws Failure 403
 */
export const checkCsrf = (c: Context) => {
  const expected = getCookie(c, csrfCookie)
  if (expected && c.req.header(headerNames.csrfToken) !== expected) {
    throw forbidden('CSRF Failed: CSRF token missing or incorrect.')
  }
}
