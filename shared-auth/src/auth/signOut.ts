import { report } from '../browser/report'
import { stopDemo } from '../demo/startDemo'
import { post } from '../http/httpClient'
import { signedOutSchema } from '../session/schemas'
import { endSession, session } from '../session/session'
import { currentTokens } from '../session/tokens'
import { removeUser } from './loadUser'

const tellServer = async () => {
  const { refresh } = currentTokens()
  try {
    await post('/auth/logout/', refresh ? { refresh } : {}, signedOutSchema)
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
  if (userId) removeUser(userId).catch((error: unknown) => report(error, 'the kept user'))
  endSession('signOut')
  return isConfirmed
}
