import { del, patch, post } from '../http/http'
import { endSession } from './endSession'
import { isRemembered } from './rememberMe'
import { forgetSeen } from './seenMarker'
import { session } from './session'
import { signIn } from './signIn'
import { readUser } from './user'

/** Sets the e-mail address of who is signed in. Rejects with the server's words: see `fieldErrors`. */
export const changeEmail = async (email: string): Promise<void> => {
  session.user = readUser(await patch<unknown>('/auth/users/me/', { email }))
}

export type PasswordChange = { current_password: string; new_password: string }

/**
 * Sets a new password, which ends every session of the user; this browser signs in again with it at
 * once. Rejects with the server's words, the old password then still holds.
 */
export const changePassword = async (change: PasswordChange): Promise<void> => {
  const { user } = session
  const remember = isRemembered()
  await post('/auth/users/set_password/', change)
  const credentials = { username: user?.username ?? '', password: change.new_password, remember }
  const isSignedIn = await signIn(credentials).catch(() => false)
  if (!isSignedIn) endSession('refused')
}

/** Deletes the account with everything in it, and ends the session. Rejects when the password is wrong. */
export const deleteAccount = async (currentPassword: string): Promise<void> => {
  await del('/auth/users/me/', { data: { current_password: currentPassword } })
  forgetSeen()
  endSession('signOut')
}
