import { signOut } from '@truenorth/shared-auth'
import { useNavigate } from '@truenorth/shared-ui/router'

/** Ends the demo and leads to the registration. */
export const useLeaveDemo = () => {
  const navigate = useNavigate()
  return async () => {
    await signOut()
    await navigate('/register', { state: { newUser: true } })
  }
}
