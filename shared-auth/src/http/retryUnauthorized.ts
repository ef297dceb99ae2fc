import { type AxiosInstance, isAxiosError } from 'axios'
import { endSession } from '../session/endSession'
import { session } from '../session/session'
import { currentTokens, hasToken } from '../session/tokens'
import { currentGeneration } from '../session/userChange'
import { failureCode, isStatus } from './failure'
import { isTokenPath, type NotedConfig } from './prepareRequest'
import { refreshTokens } from './refreshTokens'

const neverRefreshes = (url: string | undefined) => isTokenPath(url) || url === '/auth/logout/'

const isOfThisUser = (config: NotedConfig) => config.generation === currentGeneration()

const endRefused = (config: NotedConfig) => {
  if (isOfThisUser(config) && hasToken(currentTokens())) endSession('refused')
}

const renew = async (http: AxiosInstance, config: NotedConfig) => {
  // A call that was under way during another's refresh only needs the new token.
  const { access } = currentTokens()
  return access && access !== config.usedAccess ? 'renewed' : refreshTokens(http)
}

/** Response interceptor: after a 401 one refresh, then the call once more; else the session ends. */
export const retryUnauthorized = (http: AxiosInstance) => async (error: unknown) => {
  if (!isAxiosError(error) || !error.config || !isStatus(error, 401) || session.demo) throw error
  const config: NotedConfig = error.config
  if (neverRefreshes(config.url) || !isOfThisUser(config)) throw error
  if (config.isRetry) {
    if (failureCode(error) === 'user_not_found') endRefused(config)
    throw error
  }
  const outcome = await renew(http, config)
  if (outcome === 'refused') endRefused(config)
  // Never send what one user wrote with the token of the next.
  if (outcome !== 'renewed' || !isOfThisUser(config)) throw error
  const again: NotedConfig = { ...config, isRetry: true }
  return http.request(again)
}
