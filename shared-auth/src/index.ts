export { connection, type Connection, type FailedWrite } from './connection/connection'
export { reconnect } from './connection/reconnect'
export { useConnection } from './connection/useConnection'
export { busyText } from './http/busyText'
export {
  failureCode,
  failureDetail,
  fieldErrors,
  isStatus,
  isUnanswered,
  isUnsettled,
  statusOf,
} from './http/failure'
export { del, get, http, patch, post } from './http/http'
export type { RequestHandler } from './http/inBrowserAdapter'
export { type Check, is } from './http/is'
export { listReader, readerOf, UnreadableAnswer } from './http/readerOf'
export { getWithVersion, patchVersioned, type Versioned, VersionConflict } from './http/versions'
export { useWhenSent } from './outbox/useWhenSent'
export { createQueryClient } from './queries/createQueryClient'
export { newestThenAll } from './queries/newestThenAll'
export { queryClient } from './queries/queryClient'
export { report } from './report/report'
export { changeEmail, changePassword, deleteAccount, type PasswordChange } from './session/account'
export { type LoadHandlers, startDemo } from './session/demo'
export {
  confirmPasswordReset,
  type NewPassword,
  requestPasswordReset,
} from './session/passwordReset'
export { register, type Registration } from './session/register'
export { RequireAdmin } from './session/RequireAdmin'
export { RequireSession } from './session/RequireSession'
export { hasSignedInBefore } from './session/seenMarker'
export { session, type Session } from './session/session'
export { type Credentials, signIn } from './session/signIn'
export { signOut } from './session/signOut'
export { startSession } from './session/startSession'
export type { User } from './session/user'
export { onUserChange } from './session/userChange'
export { useSession } from './session/useSession'
export { wantedPath } from './session/wantedPath'
