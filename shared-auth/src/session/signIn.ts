import { post } from '../http/http'
import { isStatus } from '../http/failure'
import { stopDemo } from './demo'
import { loadUser } from './loadUser'
import { chooseRemembering } from './rememberMe'
import { markSeen } from './seenMarker'
import { session } from './session'
import { readTokenPair } from './tokenPair'
import { keepTokens } from './tokens'
import { announceUserChange } from './userChange'

export type Credentials = { username: string; password: string; remember: boolean }

const askForTokens = async (username: string, password: string) => {
  try {
    return readTokenPair(await post<unknown>('/token/', { username, password }))
  } catch (error) {
    if (isStatus(error, 401)) return undefined
    throw error
  }
}

/** Signs in. False when the credentials are wrong; rejects on any other failure. */
export const signIn = async ({ username, password, remember }: Credentials): Promise<boolean> => {
  const tokens = await askForTokens(username, password)
  if (!tokens) return false
  stopDemo()
  session.userId = undefined
  announceUserChange()
  chooseRemembering(remember)
  keepTokens(tokens)
  await loadUser()
  if (session.status !== 'signedIn') throw new Error('The new session was refused at once.')
  markSeen()
  return true
}
