import { dropRemembering } from './rememberMe'
import { session } from './session'
import { clearTokens } from './tokens'
import { announceUserChange } from './userChange'

/** Forgets user and caches in this tab; the tokens in storage are another matter. */
export const leaveSession = (ended: 'signOut' | 'refused' | undefined): void => {
  session.status = 'signedOut'
  // Several refused calls end one session several times; the first knows whose it was.
  session.endedOf = session.userId ?? session.endedOf
  session.user = undefined
  session.userId = undefined
  session.knownAs = undefined
  session.demo = false
  session.ended = ended
  announceUserChange()
}

/** Ends the session for all tabs. Nobody is sent anywhere: `RequireSession` sees to that. */
export const endSession = (ended: 'signOut' | 'refused'): void => {
  clearTokens()
  dropRemembering()
  leaveSession(ended)
}
