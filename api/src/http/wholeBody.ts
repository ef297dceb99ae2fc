import { Failure } from './failure.ts'

/** Waits for a body. Whoever goes away in the middle of it is no fault of the server's: a 400. */
export const wholeBody = async <Body>(reading: Promise<Body>) => {
  try {
    return await reading
  } catch {
    throw new Failure(400, { detail: 'The request ended before its body did.' })
  }
}
