import { headerNames, serverMark } from '@truenorth/api-contract/headers'
import {
  AxiosError,
  type AxiosAdapter,
  AxiosHeaders,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios'
import { http } from '../http/httpClient'

type Json = Record<string, unknown>

/**
 * A call as the network would have seen it. `body` is the parsed JSON, `raw` what was sent, `timeout` how
 * long it may take, in milliseconds.
 */
export type Call = {
  method: string
  path: string
  params: Record<string, string>
  query: URLSearchParams
  headers: Record<string, string>
  body: Json
  raw: unknown
  timeout: number | undefined
}

type Full = [status: number, data?: unknown, headers?: Record<string, string>]
type Respond = (body: Json, call: Call) => unknown

/** `'GET /mood/': () => [...]`, `'PATCH /mood/:id/': (body, { params }) => [200, …, { etag }]`. */
export type Responses = Record<string, Respond>

const isFull = (response: unknown): response is Full =>
  Array.isArray(response) &&
  response.length <= 3 &&
  Number.isInteger(response[0]) &&
  response[0] >= 100 &&
  response[0] < 600

const matchPath = (pattern: string, path: string): Record<string, string> | undefined => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value)
    else if (part !== value) return undefined
  }
  return params
}

// The entry of the table for a call; a literal path goes before one with `:name` parts.
const matchCall = (patterns: string[], method: string, path: string) => {
  const matches = patterns.flatMap((pattern) => {
    const [wantedMethod, wantedPath = ''] = pattern.split(' ')
    const params = wantedMethod === method ? matchPath(wantedPath, path) : undefined
    return params ? [{ pattern, params }] : []
  })
  return matches.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}

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
    timeout: config.timeout,
  }
}

// The text goes through axios' own parsing, as that of a server would.
const serialize = (data: unknown) =>
  data === undefined ? '' : data instanceof Blob ? data : JSON.stringify(data)

const settle = (response: AxiosResponse) => {
  const isFine = response.config.validateStatus?.(response.status) ?? true
  if (isFine) return response
  const code = response.status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE
  const message = `Request failed with status code ${response.status}`
  throw new AxiosError(message, code, response.config, response.request, response)
}

/** What every response of the server carries (D41); `fakeApi` adds it by itself. */
export const markHeaders = { [headerNames.serverMark]: serverMark }

/** Responds to a fetch as the server does, with its mark. */
export const ownResponse = (data: unknown, { status = 200, headers = {} } = {}): Response =>
  status === 204
    ? new Response(null, { status, headers: markHeaders })
    : Response.json(data, { status, headers: { ...headers, ...markHeaders } })

class TextResponse {
  readonly status: number
  readonly text: string
  readonly headers: Record<string, string>

  constructor(status: number, text: string, headers: Record<string, string>) {
    this.status = status
    this.text = text
    this.headers = headers
  }
}

/** A response whose body is this text as it is: cut off, or no JSON. It has the server's mark. */
export const textResponse = (status: number, text: string) =>
  new TextResponse(status, text, markHeaders)

/** A response of something other than the server: of a captive portal, or a proxy (D41). */
export const foreignResponse = (status: number, text: string) => new TextResponse(status, text, {})

const toParts = (response: unknown) => {
  if (response instanceof TextResponse) return response
  const [status, data, headers = {}] = isFull(response) ? response : [200, response]
  return { status, text: serialize(data), headers: { ...markHeaders, ...headers } }
}

const unknownCalls: string[] = []

/** Calls that were in no table since this was last called. */
export const takeUnknownCalls = (): string[] => unknownCalls.splice(0)

// Pages with a user ask for these by themselves.
const unasked: Responses = {
  'GET /auth/device-key/': () => ({ key: 'A'.repeat(43) }),
  'GET /auth/users/me/sealed-pages/': () => ({
    key_id: null,
    seals_new: false,
    wraps: [],
    sealed_entries: 0,
  }),
}

/**
 * Replaces the network: responds by a table of method and path, and records every call. A path may hold
 * `:name` parts. A response is data (200) or `[status, data, headers]`, a `textResponse` or a
 * `foreignResponse`; throw `networkError()` for a dead network. A call that the table lacks fails the test
 * by name; the key of the device and an account without sealed pages are there without it, and their
 * calls are then not recorded.
 */
export const fakeApi = (responses: Responses = {}) => {
  const table: Responses = { ...unasked, ...responses }
  const calls: Call[] = []
  const adapter: AxiosAdapter = async (config) => {
    const call = toCall(config)
    const found = matchCall(Object.keys(table), call.method, call.path)
    const respond = found && table[found.pattern]
    const isAsked = !found || found.pattern in responses || !(found.pattern in unasked)
    if (isAsked) calls.push(found ? { ...call, params: found.params } : call)
    if (!found || !respond) {
      unknownCalls.push(`${call.method} ${call.path}`)
      throw new Error(`fakeApi has no response for ${call.method} ${call.path}`)
    }
    const response = await respond(call.body, { ...call, params: found.params })
    const { status, text, headers } = toParts(response)
    return settle({
      status,
      statusText: '',
      data: text,
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
    /** Changes responses from here on. */
    respond: (changed: Responses) => void Object.assign(table, changed),
  }
}

/** Thrown by a response: there is no network. */
export const networkError = (): AxiosError =>
  new AxiosError('Network Error', AxiosError.ERR_NETWORK)

/** A response of a dead network. */
export const noNetwork = (): never => {
  throw networkError()
}

/** Thrown by a response: the time-out passes. */
export const timeoutError = (): AxiosError =>
  new AxiosError('timeout of 10000ms exceeded', AxiosError.ECONNABORTED)

/** The error that a call fails with; undefined when it succeeds. */
export const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )
