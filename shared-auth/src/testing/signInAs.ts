import type { User } from '../session/schemas'
import { announceUserChange } from '../session/session'
import { keepTokens } from '../session/tokens'
import { setSession } from './reset'

const casey: User = {
  id: 1,
  username: 'casey',
  email: 'casey@example.com',
  is_staff: false,
  is_superuser: false,
  is_admin: false,
}

/** An unsigned token in the server's form: of that user, with a mark that tells it from others. */
export const tokenFor = (userId: number, mark: string): string =>
  [
    'head',
    btoa(JSON.stringify({ user_id: userId, jti: mark })).replaceAll('=', ''),
    'signature',
  ].join('.')

/** Begins a test as a signed-in user; `{ is_admin: true }` and the like change who that is. */
export const signInAs = (changes: Partial<User> = {}): User => {
  const user = { ...casey, ...changes }
  announceUserChange()
  keepTokens({ access: tokenFor(user.id, 'access'), refresh: tokenFor(user.id, 'refresh') })
  const userId = String(user.id)
  setSession({ user, userId, status: 'signedIn', demo: false, ended: undefined })
  return user
}
