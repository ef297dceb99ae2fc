import { stopDemo } from '../demo/startDemo'
import { post } from '../http/httpClient'
import { noContent } from '../http/parseBody'
import { isUnauthorized } from '../http/refresh'
import { registeredSchema, tokenPairSchema } from '../session/schemas'
import { beginSession, session } from '../session/session'
import { markSignedInBefore } from '../session/storage'
import { loadUser } from './loadUser'

/** `remember`: the session may outlive the browser (D9). */
export type Credentials = { username: string; password: string; remember: boolean }

/** Another proof than a password, or a second one, and the path under /token/ that takes it. */
export type Proof = { path: string; remember: boolean } & (
  { credential: object } | { challenge: string; code: string; remember_device: boolean }
)

const requestTokens = async (path: string, proof: object) => {
  try {
    return await post(path, proof, tokenPairSchema)
  } catch (error) {
    if (isUnauthorized(error)) return undefined
    throw error
  }
}

/** Signs in. False when the credentials are wrong; rejects on any other failure. */
export const signIn = async ({
  remember,
  path = '/token/',
  ...proof
}: (Credentials & { path?: never }) | Proof): Promise<boolean> => {
  const tokens = await requestTokens(path, proof)
  if (!tokens) return false
  stopDemo()
  beginSession(tokens, remember)
  await loadUser()
  if (session.status !== 'signedIn') throw new Error('The new session was refused at once.')
  markSignedInBefore()
  return true
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
