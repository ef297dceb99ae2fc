export { RequireAdmin, RequireSession, returnPath } from './auth/guards'
export { signOut } from './auth/signOut'
export { startSession } from './auth/startSession'
export {
  connection,
  type Connection,
  type FailedWrite,
  markOffline,
  markOnline,
  useConnection,
} from './browser/connection'
export { randomId } from './browser/randomId'
export { recentErrorId, report } from './browser/report'
export { describeScreen, screenOnShow, type ScreenOnShow } from './browser/screenOnShow'
export { type LoadHandlers, type RequestHandler, startDemo } from './demo/startDemo'
export {
  busyMessage,
  errorCode,
  errorDetail,
  errorSentence,
  fieldErrors,
  isNetworkError,
  isRetryable,
  isStatus,
  statusOf,
} from './http/errors'
export { del, get, http, patch, post, reconnect } from './http/httpClient'
export { InvalidResponseError, noContent } from './http/parseBody'
export { queryClient, recentFirst, useReported } from './http/queries'
export { getWithVersion, patchVersioned, type Versioned, VersionConflict } from './http/versions'
export { useOnWriteSent } from './outbox/events'
export { hasAppLock } from './session/cookies'
export type { User } from './session/schemas'
export { onUserChange, session, type Session, startSignedOut, useSession } from './session/session'
export { hasSignedInBefore } from './session/storage'
