import { useSnapshot } from 'valtio'
import { session } from './session'

/** Who is signed in: `{status, user, userId, name, isAdmin, demo, ended, endedOf, storageWorks}`. */
export const useSession = () => {
  const { status, user, userId, knownAs, demo, ended, endedOf, storageWorks } = useSnapshot(session)
  // A demo user is never an admin (D10).
  const isAdmin = !demo && Boolean(user?.is_admin ?? (user?.is_staff || user?.is_superuser))
  const name = user ? user.username : knownAs
  return { status, user, userId, name, isAdmin, demo, ended, endedOf, storageWorks }
}
