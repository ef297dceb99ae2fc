import { watchConnection } from '../browser/connection'
import { report } from '../browser/report'
import { isDemoMarked, type LoadHandlers, startDemo, stopDemo } from '../demo/startDemo'
import { connectQueryClient, queryClient } from '../http/queries'
import { clearRemembered, hasAppLock, isForgotten } from '../session/cookies'
import { followOtherUser, followSignOut, session, startSignedOut } from '../session/session'
import { storage } from '../session/storage'
import {
  adoptTokens,
  clearTokens,
  currentTokens,
  hasToken,
  ownerOf,
  storedTokens,
  type Tokens,
} from '../session/tokens'
import { loadUser } from './loadUser'

const takeOver = (tokens: Tokens) => {
  const before = ownerOf(currentTokens()) ?? session.userId
  const owner = ownerOf(tokens)
  const isOtherUser = session.status === 'signedOut' || (owner !== undefined && owner !== before)
  if (isOtherUser) followOtherUser(tokens)
  else adoptTokens(tokens)
  // A renewed token of the same user needs no confirmation; an unreadable one does.
  if (isOtherUser || owner === undefined) void loadUser()
}

const watchLock = () => {
  import(/* webpackChunkName: "lock" */ '../lock/locking')
    .then((lock) => lock.watchLock())
    .catch((error: unknown) => report(error, 'the app lock could not be loaded'))
}

// A sign-out in another tab ends this session too, and a sign-in is taken over. A demo belongs to its own
// tab and stays.
const followStorage = () => {
  if (hasAppLock()) watchLock()
  if (session.demo || !storage.works) return
  const tokens = storedTokens()
  const { access, refresh } = currentTokens()
  if (tokens.access === access && tokens.refresh === refresh) return
  if (hasToken(tokens)) takeOver(tokens)
  // Under an app lock they are gone from all tabs because one of them has locked, or signed out.
  else if (!hasAppLock()) followSignOut(tokens)
}

let isListening = false

const listen = () => {
  if (isListening) return
  isListening = true
  watchConnection()
  connectQueryClient(queryClient)
  window.addEventListener('storage', followStorage)
  // A page that the browser brings back from its cache has missed the storage events.
  window.addEventListener('pageshow', followStorage)
}

const restoreDemo = async (loadDemo: LoadHandlers) => {
  try {
    await startDemo(loadDemo)
  } catch (error) {
    report(error, 'the demo could not be restored')
    stopDemo()
    startSignedOut()
  }
}

type Start = {
  /** Loads the demo's request handlers when a demo has to be restored. */
  loadDemo?: LoadHandlers
}

/**
 * Once at load: finds out who is signed in, and begins to follow the browser's connection, other tabs and
 * changes of the user. Resolves when `session.status` is settled.
 */
export const startSession = async ({ loadDemo }: Start = {}): Promise<void> => {
  listen()
  if (isForgotten()) {
    clearTokens()
    clearRemembered()
  }
  adoptTokens(storedTokens())
  if (hasToken(currentTokens())) return loadUser()
  if (loadDemo && isDemoMarked()) return restoreDemo(loadDemo)
  startSignedOut()
}
