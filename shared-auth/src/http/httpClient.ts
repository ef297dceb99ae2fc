import { headerNames } from '@truenorth/api-contract/headers'
import { browserZone } from '@truenorth/api-contract/zones'
import { type AxiosRequestConfig, type AxiosResponse, CanceledError, create } from 'axios'
import type * as z from 'zod/mini'
import { connection, markOffline, markOnline } from '../browser/connection'
import { readCookie } from '../session/cookies'
import { currentGeneration } from '../session/session'
import { currentTokens } from '../session/tokens'
import { isNetworkError, statusOf } from './errors'
import { limitTime, noteAnswer } from './deadline'
import { refuseForeign, refuseForeignError } from './ownAnswer'
import { noContent, parseAnswer, type Schema } from './parseBody'
import { dropPrefetched, prefetchedResponse } from './prefetched'
import { isTokenPath, retryUnauthorized, type TrackedConfig } from './refresh'

const safeMethods = new Set(['get', 'head', 'options'])

const prepareRequest = (config: TrackedConfig): TrackedConfig => {
  const { access } = currentTokens()
  config.generation = currentGeneration()
  config.usedAccess = access
  if (access && !isTokenPath(config.url)) config.headers.set('Authorization', `Bearer ${access}`)
  // A write that is sent later carries the zone and the offset of its own moment already (D39, D42).
  if (!config.headers.has(headerNames.timeZone)) {
    const { zone, offset } = browserZone()
    config.headers.set(headerNames.timeZone, zone)
    config.headers.set(headerNames.timeZoneOffset, String(offset))
  }
  const isSafe = safeMethods.has(config.method ?? 'get')
  const csrf = readCookie('csrftoken')
  if (csrf && !isSafe) config.headers.set(headerNames.csrfToken, csrf)
  if (isSafe) limitTime(config)
  const prefetched = isSafe && prefetchedResponse(config, access)
  if (prefetched) config.adapter = prefetched
  if (!isSafe) dropPrefetched()
  return config
}

const noteResponse = (response: AxiosResponse): AxiosResponse => {
  markOnline()
  noteAnswer(response.config)
  return response
}

const noteError = (error: unknown): never => {
  if (isNetworkError(error)) markOffline()
  else if (statusOf(error) !== undefined) markOnline()
  throw error
}

// A response that arrives after its user has left is for nobody to see.
const rejectOfOtherUser = (response: AxiosResponse): AxiosResponse => {
  const config: TrackedConfig = response.config
  if (isTokenPath(config.url) || config.generation === currentGeneration()) return response
  throw new CanceledError('The user has changed since this was requested.')
}

/**
 * The one axios client: base /api, 10 s, bearer, time zone, csrf, one refresh for any 401, and no answer but
 * the server's own.
 */
export const http = create({ baseURL: '/api', timeout: 10_000 })

http.interceptors.request.use(prepareRequest)
http.interceptors.response.use(refuseForeign, refuseForeignError)
http.interceptors.response.use(noteResponse, noteError)
http.interceptors.response.use(rejectOfOtherUser, retryUnauthorized(http))

/** Tells a schema from the options that may stand in its place. */
export const isSchema = (value: object | undefined): value is Schema =>
  value !== undefined && '_zod' in value

const request = async (
  call: { method: string; url: string; data?: unknown },
  schema: Schema | AxiosRequestConfig | undefined,
  config: AxiosRequestConfig | undefined,
): Promise<unknown> => {
  if (!isSchema(schema)) return (await http.request<unknown>({ ...schema, ...call })).data
  return parseAnswer(schema, await http.request<unknown>({ ...config, ...call }), call.url)
}

/**
 * GET; answers with the body, parsed where a schema is given.
 * @throws an `AxiosError` (see `errorDetail`, `isStatus`), or an `InvalidResponseError` for a body that
 * does not fit the schema
 */
export function get<S extends Schema>(
  path: string,
  schema: S,
  config?: AxiosRequestConfig,
): Promise<z.output<S>>
export function get<T>(path: string, config?: AxiosRequestConfig): Promise<T>
export function get(
  path: string,
  schema?: Schema | AxiosRequestConfig,
  config?: AxiosRequestConfig,
) {
  return request({ method: 'get', url: path }, schema, config)
}

/**
 * POST; answers with the body, as `get` does. What a form creates is sent by `postIdempotent` of
 * `./outbox`.
 * @throws as `get`
 */
export function post<S extends Schema>(
  path: string,
  body: unknown,
  schema: S,
  config?: AxiosRequestConfig,
): Promise<z.output<S>>
export function post<T>(path: string, body?: unknown, config?: AxiosRequestConfig): Promise<T>
export function post(
  path: string,
  data?: unknown,
  schema?: Schema | AxiosRequestConfig,
  config?: AxiosRequestConfig,
) {
  return request({ method: 'post', url: path, data }, schema, config)
}

/**
 * PATCH; answers with the body, as `get` does. The last write wins; `patchVersioned` refuses to
 * overwrite a newer version.
 * @throws as `get`
 */
export function patch<S extends Schema>(
  path: string,
  body: unknown,
  schema: S,
  config?: AxiosRequestConfig,
): Promise<z.output<S>>
export function patch<T>(path: string, body: unknown, config?: AxiosRequestConfig): Promise<T>
export function patch(
  path: string,
  data: unknown,
  schema?: Schema | AxiosRequestConfig,
  config?: AxiosRequestConfig,
) {
  return request({ method: 'patch', url: path, data }, schema, config)
}

/**
 * DELETE; resolves when the server has confirmed it.
 * @throws as `get`
 */
export const del = async (path: string, config?: AxiosRequestConfig): Promise<void> =>
  parseAnswer(noContent, await http.delete<unknown>(path, config), path)

/**
 * Makes a request for no other purpose than to see whether the server responds; answers with whether it
 * did. What has failed for want of a connection then recovers.
 */
export const reconnect = async (): Promise<boolean> => {
  // Any response shows it, and `connection` hears of it from the interceptors above.
  await get('/auth/users/me/').catch(() => undefined)
  return connection.online
}
