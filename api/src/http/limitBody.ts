import { createMiddleware } from 'hono/factory'
import { bodyLimit } from 'hono/body-limit'
import { Failure } from './failure.ts'

const mostBytes = 1024 * 1024

const tooLarge = (headers = {}) =>
  new Failure(413, { detail: 'Request body is larger than 1 MB.' }, headers)

// What is left of an unannounced body stays unread, so the connection cannot serve another request.
const counted = bodyLimit({
  maxSize: mostBytes,
  onError: () => {
    throw tooLarge({ Connection: 'close' })
  },
})

/** Refuses bodies over 1 MB, announced or not. An announced one is left alone: whoever reads it reads it whole. */
export const limitBody = createMiddleware(async (c, next) => {
  const announced = c.req.header('Content-Length')
  if (!announced || c.req.header('Transfer-Encoding')) return counted(c, next)
  if (Number(announced) > mostBytes) throw tooLarge()
  return next()
})
