import { leaveSession } from './endSession'
import { loadUser } from './loadUser'
import { session } from './session'
import { adoptTokens, currentTokens, hasToken, storedTokens, type Tokens } from './tokens'
import { tokenOwner } from './tokenOwner'

const ownerOf = ({ access, refresh }: Tokens) => tokenOwner(access ?? refresh)

const takeOver = (tokens: Tokens) => {
  const before = ownerOf(currentTokens()) ?? session.userId
  const owner = ownerOf(tokens)
  const isNewcomer = session.status === 'signedOut' || (owner !== undefined && owner !== before)
  if (isNewcomer) {
    leaveSession(undefined)
    session.status = 'loading'
  }
  adoptTokens(tokens)
  // A renewed token of the same user needs no question; an unreadable one does.
  if (isNewcomer || owner === undefined) void loadUser()
}

// A demo is kept for its own tab, whatever others do.
const followStorage = () => {
  if (session.demo || !session.storageWorks) return
  const tokens = storedTokens()
  const { access, refresh } = currentTokens()
  if (tokens.access === access && tokens.refresh === refresh) return
  if (hasToken(tokens)) takeOver(tokens)
  else {
    adoptTokens(tokens)
    leaveSession('signOut')
  }
}

/** Follows what other tabs do: a sign-out ends this session too, a sign-in is taken over. */
export const watchOtherTabs = (): void => {
  window.addEventListener('storage', followStorage)
  // A page that the browser brings back from its cache has missed those events.
  window.addEventListener('pageshow', followStorage)
}
