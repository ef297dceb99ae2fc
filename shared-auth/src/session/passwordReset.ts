import { post } from '../http/http'

/** Asks for a reset link; resolves whether or not such an account exists (D30). */
export const requestPasswordReset = (email: string): Promise<void> =>
  post('/auth/users/reset_password/', { email })

export type NewPassword = {
  uid: string
  token: string
  new_password: string
  re_new_password: string
}

/** Sets a new password by the uid and token of a reset link. */
export const confirmPasswordReset = (body: NewPassword): Promise<void> =>
  post('/auth/users/reset_password_confirm/', body)
