import { createMiddleware } from 'hono/factory'
import { busy } from './failure.ts'

/** Lets so many requests in at once; who comes beyond that is told to come back in a moment. */
export const createAdmission = (most: number) => {
  let inHand = 0
  return {
    inHand: () => inHand,
    middleware: createMiddleware(async (_c, next) => {
      if (inHand >= most) throw busy()
      inHand += 1
      try {
        await next()
      } finally {
        inHand -= 1
      }
    }),
  }
}
