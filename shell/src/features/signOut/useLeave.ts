import { signOut } from '@truenorth/shared-auth'
import { toast } from '@truenorth/shared-ui'
import { useNavigate } from '@truenorth/shared-ui/router'

const outcome = (isConfirmed: boolean) =>
  isConfirmed
    ? ({ text: 'Signed out', tone: 'good' } as const)
    : ({ text: 'Sign out failed — you have been signed out locally', tone: 'bad' } as const)

/** Ends the session, tells how that went, and leads to the sign-in screen either way. */
export const useLeave = () => {
  const navigate = useNavigate()
  return async () => {
    const underWay = toast.show({ text: 'Signing out…', durationMs: 0 })
    const isConfirmed = await signOut()
    toast.close(underWay)
    toast.show(outcome(isConfirmed))
    await navigate('/login', { replace: true })
  }
}
