import { isOfServer } from '@truenorth/api-contract/headers'
import axios, {
  type AxiosAdapter,
  AxiosError,
  AxiosHeaders,
  getAdapter,
  type InternalAxiosRequestConfig,
} from 'axios'
import { withTimeLeft } from './deadline'

/**
 * What the document's boot script has requested before this code was loaded: responses by address, for
 * one token. Published documents write this shape, so it keeps its names.
 */
export type Prefetched = {
  token: string
  answers: Record<string, Promise<Response>>
}

// A page makes its first requests within this time; later a prefetched response is too old.
const freshMs = 60_000

const prefetched = () => {
  const page: Window & { truenorthEarly?: Prefetched } = window
  return page.truenorthEarly
}

/** After a write, no response from before it is used. */
export const dropPrefetched = (): void => {
  const early = prefetched()
  if (early) early.answers = {}
}

// A 404 would be the same again. Any other refusal is left to a request of our own, and so is what other
// than the server has answered.
const isUsable = ({ ok, status, redirected, headers }: Response) =>
  (ok || status === 404) && !redirected && isOfServer((name) => headers.get(name))

// A request that has timed out once is not made again, so that nobody waits twice as long.
const rethrowTimeout = (config: InternalAxiosRequestConfig) => (error: unknown) => {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    throw new AxiosError('timeout of the prefetch', AxiosError.ECONNABORTED, config)
}

const toAxios = (response: Response, data: string, config: InternalAxiosRequestConfig) => {
  const { status, statusText } = response
  const headers = new AxiosHeaders(Object.fromEntries(response.headers))
  const converted = { data, status, statusText, headers, config }
  if (response.ok) return converted
  const message = `Request failed with status code ${status}`
  throw new AxiosError(message, AxiosError.ERR_BAD_REQUEST, config, undefined, converted)
}

/**
 * An adapter that responds to a GET with its prefetched response: once, and for the same token. Undefined
 * where there is none. The adapter makes the request itself when the prefetch has failed.
 */
export const prefetchedResponse = (
  request: InternalAxiosRequestConfig,
  token: string | undefined,
): AxiosAdapter | undefined => {
  const early = prefetched()
  if (!early || early.token !== token || performance.now() > freshMs) return undefined
  const { adapter } = request
  const address = axios.getUri(request)
  const pending = early.answers[address]
  if (!pending) return undefined
  delete early.answers[address]
  return async (config) => {
    const response = await pending.catch(rethrowTimeout(config))
    // A body that breaks off is no response.
    const data = response && isUsable(response) && (await response.text().catch(() => undefined))
    return response && typeof data === 'string'
      ? toAxios(response, data, config)
      : getAdapter(adapter)(withTimeLeft(config))
  }
}
