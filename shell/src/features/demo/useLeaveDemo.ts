import { signOut } from '@truenorth/shared-auth'
import { useNavigate } from '@truenorth/shared-ui/router'

/** Ends the demo and leads to the registration. */
export const useLeaveDemo = () => {
  const navigate = useNavigate()
  return async () => {
    // The one page that is there with and without a session: others would lead to /login meanwhile.
    // At once: a page that is still there when the session ends would have the last word.
    await navigate('/', { flushSync: true })
    await signOut()
    await navigate('/register')
  }
}
