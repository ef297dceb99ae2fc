import { report } from '../report/report'
import { isDemoMarked, type LoadHandlers, startDemo, stopDemo } from './demo'
import { leaveSession } from './endSession'
import { loadUser } from './loadUser'
import { watchOtherTabs } from './watchOtherTabs'
import { dropRemembering, isForgotten } from './rememberMe'
import { adoptTokens, clearTokens, currentTokens, hasToken, storedTokens } from './tokens'

type Start = {
  /** Brings the demo's request handlers when a demo has to be restored. */
  loadDemo?: LoadHandlers
}

const restoreDemo = async (loadDemo: LoadHandlers) => {
  try {
    await startDemo(loadDemo)
  } catch (error) {
    report(error, 'the demo could not be restored')
    stopDemo()
    leaveSession(undefined)
  }
}

/** Once at load: finds out who is signed in. Resolves when `session.status` is settled. */
export const startSession = async ({ loadDemo }: Start = {}): Promise<void> => {
  watchOtherTabs()
  if (isForgotten()) {
    clearTokens()
    dropRemembering()
  }
  adoptTokens(storedTokens())
  if (hasToken(currentTokens())) return loadUser()
  if (loadDemo && isDemoMarked()) return restoreDemo(loadDemo)
  leaveSession(undefined)
}
