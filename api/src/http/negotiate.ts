import { Failure } from './failure.ts'

const takesJson = (range: string) => {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  if (parameters.some((one) => /^q=0(\.0*)?$/.test(one))) return false
  return type === '*/*' || type === 'application/*' || type === 'application/json'
}

/** Everything is answered as JSON; who cannot take that is told so. */
export const negotiate = (accept: string | undefined) => {
  if (!accept || accept.split(',').some(takesJson)) return
  throw new Failure(406, { detail: 'Could not satisfy the request Accept header.' })
}
