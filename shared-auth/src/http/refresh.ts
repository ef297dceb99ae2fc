import { AxiosError, type AxiosInstance, isAxiosError } from 'axios'
import { withLock } from '../browser/locks'
import { hasAppLock } from '../session/cookies'
import { renewedTokensSchema } from '../session/schemas'
import { currentGeneration, endSession, session } from '../session/session'
import { storage } from '../session/storage'
import {
  adoptTokens,
  currentTokens,
  hasToken,
  keepTokens,
  ownerOf,
  storedTokens,
} from '../session/tokens'
import { type LimitedConfig, withinTime } from './deadline'
import { errorCode, isStatus } from './errors'
import { parseAnswer } from './parseBody'

/** What the http layer notes on a request: its user, its token, and whether it is made once more. */
export type TrackedConfig = LimitedConfig & {
  generation?: number
  usedAccess?: string | undefined
  isRetry?: boolean
}

const refreshPath = '/token/refresh/'

/** Requests for tokens belong to no user and carry no token. */
export const isTokenPath = (url = ''): boolean => url.startsWith('/token/')

// What a 401 means is decided in this module alone, for reads and writes alike. Of `/token/` it means
// wrong credentials, of `/auth/logout/` nothing, and of the refresh (as does a 400) that the session is
// over. Of any other request it means an expired access token: one refresh, then the request once more.
// A second 401 ends the session when the user is gone, or when the request asked who they are; else that
// request alone has failed.

/** True for a 401 that no refresh could help: it refuses the credentials or the session, not the body. */
export const isUnauthorized = (error: unknown): boolean => isStatus(error, 401)

/** Whether `/auth/users/me/` has refused the user for good: the token, the user, or both are gone. */
export const isUserRefused = (error: unknown): boolean =>
  isUnauthorized(error) || isStatus(error, 403) || isStatus(error, 404)

const isRefreshRefused = (error: unknown) => isUnauthorized(error) || isStatus(error, 400)

/** `superseded`: meanwhile another tab has signed in another user, or this user has left. */
type Outcome = 'renewed' | 'refused' | 'superseded'

/** Held by the tab that renews the tokens. */
export const refreshLock = 'truenorth-refresh'
const lockWaitMs = 25_000
let running: Promise<Outcome> | undefined

// Another tab may have renewed, replaced or removed the tokens meanwhile; storage then differs.
const lookInStorage = (spent: string): Outcome | undefined => {
  if (!storage.works) return undefined
  const stored = storedTokens()
  // Behind an app lock they are still valid.
  if (!hasToken(stored)) return hasAppLock() ? 'superseded' : 'refused'
  if (stored.refresh === spent) return undefined
  const owner = ownerOf(stored)
  if (owner !== undefined && owner !== session.userId) return 'superseded'
  adoptTokens(stored)
  return 'renewed'
}

const requestTokens = async (http: AxiosInstance, refresh: string): Promise<Outcome> => {
  const generation = currentGeneration()
  try {
    const answer = await http.post<unknown>(refreshPath, { refresh })
    const renewed = parseAnswer(renewedTokensSchema, answer, refreshPath)
    // A user who has signed out meanwhile stays signed out.
    if (generation !== currentGeneration()) return 'superseded'
    keepTokens({ access: renewed.access, refresh: renewed.refresh ?? refresh })
    return 'renewed'
  } catch (error) {
    if (!isRefreshRefused(error)) throw error
    if (generation !== currentGeneration()) return 'superseded'
    return lookInStorage(refresh) ?? 'refused'
  }
}

const refreshUnlessDone = async (http: AxiosInstance, spent: string): Promise<Outcome> => {
  const { refresh } = currentTokens()
  // Another tab's tokens have arrived while this tab waited for the lock.
  if (refresh && refresh !== spent) return 'renewed'
  return lookInStorage(spent) ?? requestTokens(http, spent)
}

const refreshUnderLock = async (http: AxiosInstance): Promise<Outcome> => {
  const { refresh: spent } = currentTokens()
  if (!spent) return 'refused'
  try {
    return await withLock(refreshLock, lockWaitMs, () => refreshUnlessDone(http, spent))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    throw new AxiosError('Another tab holds the tokens.', AxiosError.ETIMEDOUT)
  }
}

// Any number of requests at once make one refresh, across tabs too (D12).
const refreshTokens = (http: AxiosInstance): Promise<Outcome> => {
  running ??= refreshUnderLock(http).finally(() => {
    running = undefined
  })
  return running
}

const neverRefreshes = (url: string | undefined) => isTokenPath(url) || url === '/auth/logout/'

const isOfThisUser = (config: TrackedConfig) => config.generation === currentGeneration()

const endRefused = (config: TrackedConfig) => {
  if (isOfThisUser(config) && hasToken(currentTokens())) endSession('refused')
}

const renew = async (http: AxiosInstance, config: TrackedConfig) => {
  // A request that was sent before another one's refresh only needs the new token.
  const { access } = currentTokens()
  return access && access !== config.usedAccess ? 'renewed' : refreshTokens(http)
}

/** Response interceptor: after a 401 one refresh, then the request once more; else the session ends. */
export const retryUnauthorized = (http: AxiosInstance) => async (error: unknown) => {
  if (!isAxiosError(error) || !error.config || !isUnauthorized(error) || session.demo) throw error
  const config: TrackedConfig = error.config
  if (neverRefreshes(config.url) || !isOfThisUser(config)) throw error
  if (config.isRetry) {
    if (errorCode(error) === 'user_not_found') endRefused(config)
    throw error
  }
  const outcome = await withinTime(config, renew(http, config))
  if (outcome === 'refused') endRefused(config)
  // What one user wrote is never sent with the token of the next.
  if (outcome !== 'renewed' || !isOfThisUser(config)) throw error
  const again: TrackedConfig = { ...config, isRetry: true }
  return http.request(again)
}
