import type { AxiosInstance } from 'axios'
import { session } from '../session/session'
import { adoptTokens, currentTokens, hasToken, keepTokens, storedTokens } from '../session/tokens'
import { exclusively } from './exclusively'
import { statusOf } from './failure'

type Outcome = 'renewed' | 'refused'
type Answer = { access: string; refresh?: string }

const lockWaitMs = 25_000
let running: Promise<Outcome> | undefined

// Another tab may have renewed them while we waited: storage then knows better than memory.
const adoptNewerTokens = (spent: string | undefined) => {
  const stored = storedTokens()
  if (!session.storageWorks || !hasToken(stored) || stored.refresh === spent) return false
  adoptTokens(stored)
  return true
}

const askServer = async (http: AxiosInstance): Promise<Outcome> => {
  const { refresh } = currentTokens()
  if (!refresh) return 'refused'
  try {
    const { data } = await http.post<Answer>('/token/refresh/', { refresh })
    keepTokens({ access: data.access, refresh: data.refresh ?? refresh })
    return 'renewed'
  } catch (error) {
    const isRefused = statusOf(error) === 400 || statusOf(error) === 401
    if (!isRefused) throw error
    return adoptNewerTokens(refresh) ? 'renewed' : 'refused'
  }
}

const refreshUnlessDone = async (http: AxiosInstance): Promise<Outcome> => {
  const { access, refresh } = currentTokens()
  adoptNewerTokens(refresh)
  return currentTokens().access !== access ? 'renewed' : askServer(http)
}

/** Any number of calls at once make one refresh, across tabs too. Rejects when nobody answered. */
export const refreshTokens = (http: AxiosInstance): Promise<Outcome> => {
  running ??= exclusively('truenorth-refresh', lockWaitMs, () => refreshUnlessDone(http)).finally(
    () => {
      running = undefined
    },
  )
  return running
}
