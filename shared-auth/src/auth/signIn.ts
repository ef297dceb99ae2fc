import { report } from '../browser/report'
import { stopDemo } from '../demo/startDemo'
import { post } from '../http/httpClient'
import { noContent } from '../http/parseBody'
import { isUnauthorized } from '../http/refresh'
import { registeredSchema, signedOutSchema, tokenPairSchema } from '../session/schemas'
import { beginSession, endSession, session } from '../session/session'
import { markSignedInBefore } from '../session/storage'
import { currentTokens } from '../session/tokens'
import { loadUser, removeUser } from './loadUser'

/** `remember`: the session may outlive the browser (D9). */
export type Credentials = { username: string; password: string; remember: boolean }

const requestTokens = async (username: string, password: string) => {
  try {
    return await post('/token/', { username, password }, tokenPairSchema)
  } catch (error) {
    if (isUnauthorized(error)) return undefined
    throw error
  }
}

/** Signs in. False when the credentials are wrong; rejects on any other failure. */
export const signIn = async ({ username, password, remember }: Credentials): Promise<boolean> => {
  const tokens = await requestTokens(username, password)
  if (!tokens) return false
  stopDemo()
  beginSession(tokens, remember)
  await loadUser()
  if (session.status !== 'signedIn') throw new Error('The new session was refused at once.')
  markSignedInBefore()
  return true
}

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

/** A new account. */
export type Registration = { username: string; email: string; password: string }

/** Creates an account; does not sign in. Rejects with the server's words: see `fieldErrors`. */
export const register = async ({ username, email, password }: Registration): Promise<void> => {
  await post('/auth/users/', { username, email, password }, registeredSchema)
}

/** Requests a reset link; resolves whether or not such an account exists (D30). */
export const requestPasswordReset = (email: string): Promise<void> =>
  post('/auth/users/reset_password/', { email }, noContent)

/** `uid` and `token` are those of a reset link. */
export type NewPassword = {
  uid: string
  token: string
  new_password: string
  re_new_password: string
}

/** Sets a new password by the uid and token of a reset link. */
export const confirmPasswordReset = (body: NewPassword): Promise<void> =>
  post('/auth/users/reset_password_confirm/', body, noContent)
