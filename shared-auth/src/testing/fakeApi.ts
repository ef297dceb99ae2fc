import {
  AxiosError,
  type AxiosAdapter,
  AxiosHeaders,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios'
import { http } from '../http/http'
import { matchCall } from './matchCall'

type Json = Record<string, unknown>

/** A call as the network would have seen it. `body` is the parsed JSON, `raw` what was sent. */
export type Call = {
  method: string
  path: string
  params: Record<string, string>
  query: URLSearchParams
  headers: Record<string, string>
  body: Json
  raw: unknown
}

type Full = [status: number, data?: unknown, headers?: Record<string, string>]
type Respond = (body: Json, call: Call) => unknown

/** `'GET /mood/': () => [...]`, `'PATCH /mood/:id/': (body, { params }) => [200, …, { etag }]`. */
export type Answers = Record<string, Respond>

const isFull = (answer: unknown): answer is Full =>
  Array.isArray(answer) &&
  answer.length <= 3 &&
  Number.isInteger(answer[0]) &&
  answer[0] >= 100 &&
  answer[0] < 600

const parseJson = (raw: unknown): Json => {
  if (typeof raw !== 'string' || raw === '') return {}
  const parsed: unknown = JSON.parse(raw)
  return typeof parsed === 'object' && parsed !== null ? (parsed as Json) : {}
}

const lowerCased = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )

const toCall = (config: InternalAxiosRequestConfig): Call => {
  const { pathname, searchParams } = new URL(http.getUri(config), location.origin)
  const raw: unknown = config.data
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: pathname.replace(/^\/api(?=\/)/, ''),
    params: {},
    query: searchParams,
    headers: lowerCased(config.headers.toJSON()),
    body: raw instanceof Blob ? {} : parseJson(raw),
    raw,
  }
}

// The text goes through axios' own parsing, as that of a server would.
const onTheWire = (data: unknown) =>
  data === undefined ? '' : data instanceof Blob ? data : JSON.stringify(data)

const settle = (response: AxiosResponse) => {
  const isFine = response.config.validateStatus?.(response.status) ?? true
  if (isFine) return response
  const code = response.status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE
  const message = `Request failed with status code ${response.status}`
  throw new AxiosError(message, code, response.config, response.request, response)
}

const unknownCalls: string[] = []

/** What no table answered since the last look; looking forgets them. */
export const takeUnknownCalls = (): string[] => unknownCalls.splice(0)

/**
 * Stands where the network was: answers by a table of method and path, and records every call.
 * A path may hold `:name` parts. An answer is data (200) or `[status, data, headers]`; throw
 * `noAnswer()` for a dead network. A call that the table lacks fails the test by name.
 */
export const fakeApi = (answers: Answers = {}) => {
  const table: Answers = { ...answers }
  const calls: Call[] = []
  const adapter: AxiosAdapter = async (config) => {
    const call = toCall(config)
    const found = matchCall(Object.keys(table), call.method, call.path)
    const respond = found && table[found.pattern]
    calls.push(found ? { ...call, params: found.params } : call)
    if (!found || !respond) {
      unknownCalls.push(`${call.method} ${call.path}`)
      throw new Error(`fakeApi has no answer for ${call.method} ${call.path}`)
    }
    const answer = await respond(call.body, { ...call, params: found.params })
    const [status, data, headers = {}] = isFull(answer) ? answer : [200, answer]
    return settle({
      status,
      statusText: '',
      data: onTheWire(data),
      // Browsers hand over header names in lower case.
      headers: AxiosHeaders.from(lowerCased(headers)),
      config,
      request: undefined,
    })
  }
  http.defaults.adapter = adapter
  return {
    calls,
    /** The calls of one method and path, as written in the table. */
    callsOf: (name: string) =>
      calls.filter(({ method, path }) => matchCall([name], method, path) !== undefined),
    /** Changes answers from here on. */
    answer: (more: Answers) => void Object.assign(table, more),
  }
}

/** Thrown by an answer: nobody answers, as without a network. */
export const noAnswer = (): AxiosError => new AxiosError('Network Error', AxiosError.ERR_NETWORK)

/** Thrown by an answer: the time-out passes. */
export const timedOut = (): AxiosError =>
  new AxiosError('timeout of 10000ms exceeded', AxiosError.ECONNABORTED)
