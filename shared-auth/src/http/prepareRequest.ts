import type { InternalAxiosRequestConfig } from 'axios'
import { readCookie } from '../session/cookies'
import { currentTokens } from '../session/tokens'
import { currentGeneration } from '../session/userChange'
import { earlyAdapter, forgetEarlyAnswers } from './earlyAnswer'
import { currentZone } from './zone'

/** What this layer notes on a call: whose it is, with which token, and whether it is the retry. */
export type NotedConfig = InternalAxiosRequestConfig & {
  generation?: number
  usedAccess?: string | undefined
  isRetry?: boolean
}

const tokenPaths = new Set(['/token/', '/token/refresh/'])
const safeMethods = new Set(['get', 'head', 'options'])

export const isTokenPath = (url: string | undefined): boolean => tokenPaths.has(url ?? '')

/** Request interceptor: bearer, time zone and csrf header, an answer that is here already, and the notes above. */
export const prepareRequest = (config: NotedConfig): NotedConfig => {
  const { access } = currentTokens()
  config.generation = currentGeneration()
  config.usedAccess = access
  if (access && !isTokenPath(config.url)) config.headers.set('Authorization', `Bearer ${access}`)
  const zone = currentZone()
  // A write that waited carries the zone of its own moment already (D39).
  if (zone && !config.headers.has('X-Timezone')) config.headers.set('X-Timezone', zone)
  const csrf = readCookie('csrftoken')
  const isSafe = safeMethods.has(config.method ?? 'get')
  if (csrf && !isSafe) config.headers.set('X-CSRFToken', csrf)
  const early = isSafe && earlyAdapter(config, access)
  if (early) config.adapter = early
  if (!isSafe) forgetEarlyAnswers()
  return config
}
