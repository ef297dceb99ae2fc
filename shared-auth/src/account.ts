// What the shell's screens of an account call. Apart from the rest, which every first visit loads.
export {
  changeDayEnd,
  changeEmail,
  changePassword,
  deleteAccount,
  type PasswordChange,
} from './auth/account'
export {
  confirmPasswordReset,
  type Credentials,
  type NewPassword,
  register,
  type Registration,
  requestPasswordReset,
  signIn,
} from './auth/signIn'
