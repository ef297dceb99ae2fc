// What other than our own server has answered is no answer (D41): a captive portal, a proxy, another site.
import { isOfServer } from '@truenorth/api-contract/headers'
import { AxiosError, type AxiosResponse, isAxiosError } from 'axios'

/** The code of the error for an answer that was not ours. */
export const notOurs = 'ERR_NOT_OURS'

// A proxy's limit on size stays a refusal: waiting does not make anything smaller.
const tooLarge = 413

const isMarked = ({ headers }: AxiosResponse) => isOfServer((name) => headers[name.toLowerCase()])

const pathOf = (address: string) => new URL(address, location.origin).pathname.replace(/\/$/, '')

// The browser follows a redirect by itself: what it finds there may be ours, and the answer to another request.
const isOfOtherPath = ({ request, config }: AxiosResponse) => {
  const found: unknown = request instanceof XMLHttpRequest ? request.responseURL : ''
  if (typeof found !== 'string' || found === '') return false
  return pathOf(found) !== pathOf(`${config.baseURL ?? ''}${config.url ?? ''}`)
}

const isOurs = (response: AxiosResponse) => isMarked(response) && !isOfOtherPath(response)

const noAnswer = ({ config, request }: AxiosResponse) =>
  new AxiosError('Something other than the server answered.', notOurs, config, request)

/** Response interceptor. @throws an `AxiosError` without a response for an answer that is not ours */
export const refuseForeign = (response: AxiosResponse): AxiosResponse => {
  if (isOurs(response)) return response
  throw noAnswer(response)
}

/** The same for the statuses that axios rejects. */
export const refuseForeignError = (error: unknown): never => {
  const response = isAxiosError(error) ? error.response : undefined
  if (!response || isOurs(response)) throw error
  if (response.status !== tooLarge) throw noAnswer(response)
  // Its words are not ours to show.
  response.data = ''
  throw error
}
