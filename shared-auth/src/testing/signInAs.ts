import { session } from '../session/session'
import { keepTokens } from '../session/tokens'
import type { User } from '../session/user'
import { announceUserChange } from '../session/userChange'
import { tokenFor } from './tokenFor'

const casey: User = {
  id: 1,
  username: 'casey',
  email: 'casey@example.com',
  is_staff: false,
  is_superuser: false,
  is_admin: false,
}

/** Begins a test as a signed-in user; `{ is_admin: true }` and the like change who that is. */
export const signInAs = (changes: Partial<User> = {}): User => {
  const user = { ...casey, ...changes }
  announceUserChange()
  keepTokens({ access: tokenFor(user.id, 'access'), refresh: tokenFor(user.id, 'refresh') })
  const userId = String(user.id)
  Object.assign(session, { user, userId, status: 'signedIn', demo: false, ended: undefined })
  return user
}
