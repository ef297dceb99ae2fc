import { AxiosError, type AxiosInstance } from 'axios'
import { session } from '../session/session'
import { tokenOwner } from '../session/tokenOwner'
import { readRenewed } from '../session/tokenPair'
import { adoptTokens, currentTokens, hasToken, keepTokens, storedTokens } from '../session/tokens'
import { currentGeneration } from '../session/userChange'
import { exclusively } from './exclusively'
import { statusOf } from './failure'

/** `left`: meanwhile another tab has signed in somebody else, or this user has left. */
type Outcome = 'renewed' | 'refused' | 'left'

const lockWaitMs = 25_000
let running: Promise<Outcome> | undefined

// Another tab may have renewed, replaced or removed them while we waited: storage knows better.
const lookInStorage = (spent: string): Outcome | undefined => {
  if (!session.storageWorks) return undefined
  const stored = storedTokens()
  if (!hasToken(stored)) return 'refused'
  if (stored.refresh === spent) return undefined
  const owner = tokenOwner(stored.access ?? stored.refresh)
  if (owner !== undefined && owner !== session.userId) return 'left'
  adoptTokens(stored)
  return 'renewed'
}

const askServer = async (http: AxiosInstance, refresh: string): Promise<Outcome> => {
  const generation = currentGeneration()
  try {
    const { data } = await http.post<unknown>('/token/refresh/', { refresh })
    const renewed = readRenewed(data)
    // Whoever signed out meanwhile stays signed out.
    if (generation !== currentGeneration()) return 'left'
    keepTokens({ access: renewed.access, refresh: renewed.refresh ?? refresh })
    return 'renewed'
  } catch (error) {
    const isRefused = statusOf(error) === 400 || statusOf(error) === 401
    if (!isRefused) throw error
    if (generation !== currentGeneration()) return 'left'
    return lookInStorage(refresh) ?? 'refused'
  }
}

const refreshUnlessDone = async (http: AxiosInstance, spent: string): Promise<Outcome> => {
  const { refresh } = currentTokens()
  // Word of another tab's tokens came while we waited for our turn.
  if (refresh && refresh !== spent) return 'renewed'
  return lookInStorage(spent) ?? askServer(http, spent)
}

const inTurn = async (http: AxiosInstance): Promise<Outcome> => {
  const { refresh: spent } = currentTokens()
  if (!spent) return 'refused'
  try {
    return await exclusively('truenorth-refresh', lockWaitMs, () => refreshUnlessDone(http, spent))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    throw new AxiosError('Another tab holds the tokens.', AxiosError.ETIMEDOUT)
  }
}

/** Any number of calls at once make one refresh, across tabs too. Rejects when nobody answered. */
export const refreshTokens = (http: AxiosInstance): Promise<Outcome> => {
  running ??= inTurn(http).finally(() => {
    running = undefined
  })
  return running
}
