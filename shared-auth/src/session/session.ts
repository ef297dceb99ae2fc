import { setDayEnd } from '@truenorth/shared-ui'
import { proxy, useSnapshot } from 'valtio'
import { clearRemembered, setRemembered } from './cookies'
import type { User } from './schemas'
import { storage } from './storage'
import { adoptTokens, clearTokens, currentTokens, keepTokens, ownerOf, type Tokens } from './tokens'

/**
 * `loading`: it is not known yet to whom the stored token belongs. `signedOut`: a visitor, `ended` says
 * how the last session ended. `signedIn`: a user, or a demo, or (without `user`) a token that the server
 * could not be asked about.
 *
 * | from                | transition           | to        |
 * | ------------------- | -------------------- | --------- |
 * | loading             | `startSignedOut`     | signedOut |
 * | any                 | `beginSession`       | the same, under new tokens whose user is not confirmed yet |
 * | any                 | `confirmUser`        | signedIn  |
 * | any                 | `keepUnconfirmed`    | signedIn, without `user` |
 * | any                 | `beginDemo`          | the same, without tokens |
 * | the same            | `confirmDemo`        | signedIn  |
 * | any                 | `endSession`         | signedOut, in all tabs |
 * | any                 | `followSignOut`      | signedOut, as another tab has signed out |
 * | any                 | `followOtherUser`    | loading, as another tab has signed in |
 */
type Status = 'loading' | 'signedOut' | 'signedIn'

/** How a session ended: by the user's choice, or because the server refused it. */
export type Ending = 'signOut' | 'refused'

type State = {
  status: Status
  /** Undefined while signed in: the server has not said yet who this is. */
  user: User | undefined
  /** Owner of drafts and unsent writes; known from the token even without the server. */
  userId: string | undefined
  /** The username last seen in this browser, while `user` is undefined. */
  knownAs: string | undefined
  demo: boolean
  /** How the last session ended; undefined when there was none or one is running. */
  ended: Ending | undefined
  /** Id of the user of the last session, as far as it was known. */
  endedOf: string | undefined
}
/** The state of the session, read-only. */
export type Session = Readonly<State>

const state = proxy<State>({
  status: 'loading',
  user: undefined,
  userId: undefined,
  knownAs: undefined,
  demo: false,
  ended: undefined,
  endedOf: undefined,
})

/** Who is signed in. The transitions below alone change it; components read it by `useSession`. */
export const session: Session = state

/** Who is signed in: `{status, user, userId, name, isAdmin, demo, ended, endedOf, storageWorks}`. */
export const useSession = () => {
  const { status, user, userId, knownAs, demo, ended, endedOf } = useSnapshot(state)
  const { works: storageWorks } = useSnapshot(storage)
  // A demo user is never an admin (D10).
  const isAdmin = !demo && Boolean(user?.is_admin ?? (user?.is_staff || user?.is_superuser))
  const name = user ? user.username : knownAs
  return { status, user, userId, name, isAdmin, demo, ended, endedOf, storageWorks }
}

const listeners = new Set<() => void>()
let generation = 0

/** Counts the users of this page: a request of one generation must not end in another. */
export const currentGeneration = (): number => generation

/** Calls `listener` whenever the user changes or leaves; returns the function that stops it. */
export const onUserChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Makes everything that holds something of a user let go of it. */
export const announceUserChange = (): void => {
  generation += 1
  for (const listener of listeners) listener()
}

const leave = (ended: Ending | undefined) => {
  state.status = 'signedOut'
  // Several refused requests end one session several times; only the first knows its user.
  state.endedOf = state.userId ?? state.endedOf
  state.user = undefined
  state.userId = undefined
  state.knownAs = undefined
  state.demo = false
  state.ended = ended
  setDayEnd(0)
  announceUserChange()
}

/** At load without a session, and for rendering ahead of any visit. */
export const startSignedOut = (): void => leave(undefined)

/** A sign-in has brought new tokens; `confirmUser` or `endSession` follows. */
export const beginSession = (tokens: Tokens, remember: boolean): void => {
  // Who signs in again, as after a new password, keeps what this page has of them.
  const isSame = state.userId !== undefined && state.userId === ownerOf(tokens)
  if (!isSame) {
    state.userId = undefined
    announceUserChange()
  }
  setRemembered(remember)
  keepTokens(tokens)
}

/** Takes the user's id from the token, so that drafts are found before the server responds. */
export const recognizeOwner = (): void => {
  state.userId ??= ownerOf(currentTokens())
}

/** The server has said to whom the token belongs. */
export const confirmUser = (user: User): void => {
  const userId = String(user.id)
  // Another tab may have signed in another user under an unreadable token.
  if (state.userId !== undefined && state.userId !== userId) announceUserChange()
  Object.assign(state, { user, userId, status: 'signedIn', ended: undefined })
  setDayEnd(user.day_end)
}

/** The server could not be asked: the session goes on with what is known from the token (D32). */
export const keepUnconfirmed = (): void => {
  state.status = 'signedIn'
  state.ended = undefined
}

/** What this browser last saw of the unconfirmed user: their name, and when their day ends. */
export const recognizeUser = (name: string | undefined, dayEnd: number | undefined): void => {
  if (name) state.knownAs = name
  setDayEnd(dayEnd)
}

/** The signed-in user has changed something about themselves. */
export const updateUser = (user: User): void => {
  state.user = user
  setDayEnd(user.day_end)
}

/** A demo replaces whatever session there was; `confirmDemo` follows. */
export const beginDemo = (): void => {
  clearTokens()
  announceUserChange()
}

/** The demo has loaded its user. */
export const confirmDemo = (user: User): void => {
  Object.assign(state, { user, userId: 'demo', demo: true, ended: undefined, status: 'signedIn' })
  setDayEnd(user.day_end)
}

/** Ends the session for all tabs. It does not navigate: `RequireSession` does. */
export const endSession = (ended: Ending): void => {
  clearTokens()
  clearRemembered()
  leave(ended)
}

/** Another tab has signed out. */
export const followSignOut = (tokens: Tokens): void => {
  adoptTokens(tokens)
  leave('signOut')
}

/** Another tab has signed in, as a user who has yet to be confirmed here. */
export const followOtherUser = (tokens: Tokens): void => {
  leave(undefined)
  state.status = 'loading'
  adoptTokens(tokens)
}
