import { del, patch, post } from '../http/httpClient'
import { noContent } from '../http/parseBody'
import { isRemembered } from '../session/cookies'
import { userSchema } from '../session/schemas'
import { endSession, session, updateUser } from '../session/session'
import { clearSignedInBefore } from '../session/storage'
import { keepUser } from './loadUser'
import { signIn } from './signIn'

/**
 * Sets the e-mail address of the signed-in user, which ends their other sessions (D47). Rejects with
 * the server's words: see `fieldErrors`.
 */
export const changeEmail = async (email: string, currentPassword: string): Promise<void> => {
  const change = { email, current_password: currentPassword }
  updateUser(await patch('/auth/users/me/', change, userSchema))
}

/** Sets the hour, 0 to 5, at which days end from now on (D49). */
export const changeDayEnd = async (hour: number): Promise<void> => {
  const user = await patch('/auth/users/me/', { day_end: hour }, userSchema)
  updateUser(user)
  if (!session.demo) void keepUser(user)
}

/** The present password and the one that replaces it. */
export type PasswordChange = {
  current_password: string
  new_password: string
  /** Where a stranger may have added some. */
  removes_passkeys?: boolean
}

/**
 * Sets a new password, which ends every session of the user; this browser signs in again with it at
 * once. Rejects with the server's words, and the old password then still holds.
 */
export const changePassword = async (change: PasswordChange): Promise<void> => {
  const { user } = session
  const remember = isRemembered()
  await post('/auth/users/set_password/', change, noContent)
  const credentials = { username: user?.username ?? '', password: change.new_password, remember }
  const isSignedIn = await signIn(credentials).catch(() => false)
  if (!isSignedIn) endSession('refused')
}

/** Deletes the account with everything in it, and ends the session. Rejects when the password is wrong. */
export const deleteAccount = async (currentPassword: string): Promise<void> => {
  await del('/auth/users/me/', { data: { current_password: currentPassword } })
  clearSignedInBefore()
  endSession('signOut')
}
