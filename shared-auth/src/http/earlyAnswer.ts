import axios, {
  type AxiosAdapter,
  AxiosError,
  AxiosHeaders,
  getAdapter,
  type InternalAxiosRequestConfig,
} from 'axios'

/** What the document's boot script has asked before this code was there: answers by address, for one token. */
export type EarlyQuestions = {
  token: string
  answers: Record<string, Promise<Response>>
}

// What a page wants at first it asks for by then; later an answer is too old.
const freshMs = 60_000

const asked = () => {
  const page: Window & { truenorthEarly?: EarlyQuestions } = window
  return page.truenorthEarly
}

/** From a write on, nothing is answered with what was asked before it. */
export const forgetEarlyAnswers = (): void => {
  const early = asked()
  if (early) early.answers = {}
}

// Where nothing is, nothing is: to ask again would not change it. Every other refusal is the network's to tell.
const isAnswer = ({ ok, status }: Response) => ok || status === 404

// Who has waited that long does not wait as long again.
const orTimeout = (config: InternalAxiosRequestConfig) => (error: unknown) => {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    throw new AxiosError('timeout of the early question', AxiosError.ECONNABORTED, config)
}

const inHand = (response: Response, data: string, config: InternalAxiosRequestConfig) => {
  const { status, statusText } = response
  const headers = new AxiosHeaders(Object.fromEntries(response.headers))
  const answer = { data, status, statusText, headers, config }
  if (response.ok) return answer
  const words = `Request failed with status code ${status}`
  throw new AxiosError(words, AxiosError.ERR_BAD_REQUEST, config, undefined, answer)
}

/**
 * Answers a GET with what the document has asked already: once, and for the same token. Undefined
 * where it has not; the network answers as ever then, and when what was asked came to nothing.
 */
export const earlyAdapter = (
  request: InternalAxiosRequestConfig,
  token: string | undefined,
): AxiosAdapter | undefined => {
  const early = asked()
  if (!early || early.token !== token || performance.now() > freshMs) return undefined
  const { adapter } = request
  const address = axios.getUri(request)
  const answer = early.answers[address]
  if (!answer) return undefined
  delete early.answers[address]
  return async (config) => {
    const response = await answer.catch(orTimeout(config))
    // One that breaks off is none.
    const data = response && isAnswer(response) && (await response.text().catch(() => undefined))
    return response && typeof data === 'string'
      ? inHand(response, data, config)
      : getAdapter(adapter)(config)
  }
}
