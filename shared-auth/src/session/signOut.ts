import { post } from '../http/http'
import { report } from '../report/report'
import { stopDemo } from './demo'
import { endSession } from './endSession'
import { dropName } from './knownName'
import { session } from './session'
import { currentTokens } from './tokens'

const tellServer = async () => {
  const { refresh } = currentTokens()
  try {
    await post('/auth/logout/', refresh ? { refresh } : {})
    return true
  } catch (error) {
    report(error, 'sign-out was not confirmed')
    return false
  }
}

/** Ends the session, here in any case; true when the server confirmed it. */
export const signOut = async (): Promise<boolean> => {
  const { userId } = session
  const isConfirmed = await tellServer()
  stopDemo()
  if (userId) dropName(userId).catch((error: unknown) => report(error, 'the kept name'))
  endSession('signOut')
  return isConfirmed
}
