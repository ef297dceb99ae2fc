import { connection, report, signOut } from '@truenorth/shared-auth'
import { toast } from '@truenorth/shared-ui'
import { useNavigate } from '@truenorth/shared-ui/router'

const listeners = new Set<() => void>()
let isOpen = false

const setOpen = (next: boolean) => {
  isOpen = next
  for (const listener of listeners) listener()
}

/**
 * Whether the user is asked before signing out. A store of its own, because the menu with the button that
 * asks may be closed by then.
 */
export const signOutQuestion = {
  isOpen: () => isOpen,
  open: () => setOpen(true),
  close: () => setOpen(false),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const outcome = (isConfirmed: boolean) =>
  isConfirmed
    ? ({ text: 'Signed out', tone: 'good' } as const)
    : ({ text: 'Sign out failed — you have been signed out locally', tone: 'bad' } as const)

/** Ends the session without a question, shows the result, and leads to the sign-in screen either way. */
export const useSignOutNow = () => {
  const navigate = useNavigate()
  return async () => {
    const pending = toast.show({ text: 'Signing out…', durationMs: 0 })
    const isConfirmed = await signOut()
    toast.close(pending)
    toast.show(outcome(isConfirmed))
    await navigate('/login', { replace: true })
  }
}

/** The outbox, which most pages do not need. */
export const loadOutbox = () => import('@truenorth/shared-auth/outbox')

// A page that was opened just now has not counted yet.
const countUnsent = async () => (await loadOutbox()).countUnsent()

/** Signs out, after a question while something that was written has not been saved. */
export const useSignOut = () => {
  const signOutNow = useSignOutNow()
  return async () => {
    const unsent = await countUnsent().catch((error: unknown) => {
      report(error, 'counting what is unsent')
      return connection.waiting + connection.failed.length
    })
    return unsent > 0 ? signOutQuestion.open() : signOutNow()
  }
}
