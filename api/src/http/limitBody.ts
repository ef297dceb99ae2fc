import { bodyLimit } from 'hono/body-limit'
import { Failure } from './failure.ts'

const mostBytes = 1024 * 1024

/** Refuses bodies over 1 MB, announced or not. */
export const limitBody = bodyLimit({
  maxSize: mostBytes,
  onError: () => {
    throw new Failure(413, { detail: 'Request body is larger than 1 MB.' })
  },
})
