import { proxy } from 'valtio'
import type { User } from './user'

export type Session = {
  status: 'loading' | 'signedOut' | 'signedIn'
  /** Absent while signed in means: the server has not answered yet who this is. */
  user: User | undefined
  /** Whose drafts and unsent writes these are; known from the token even without an answer. */
  userId: string | undefined
  /** The username last seen in this browser, for as long as `user` is not there. */
  knownAs: string | undefined
  demo: boolean
  /** How the last session ended; absent when there was none or one is running. */
  ended: 'signOut' | 'refused' | undefined
  /** Whose session the last one was, as far as it was known. */
  endedOf: string | undefined
  /** False when local storage is full or forbidden: the session then ends with the page. */
  storageWorks: boolean
}

/** Who is signed in. Read it through `useSession` in components. */
export const session = proxy<Session>({
  status: 'loading',
  user: undefined,
  userId: undefined,
  knownAs: undefined,
  demo: false,
  ended: undefined,
  endedOf: undefined,
  storageWorks: true,
})
