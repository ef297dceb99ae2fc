import { useConnection, useSession } from '@truenorth/shared-auth'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { signOutQuestion, useSignOutNow } from './signOut'

// Most users never see it, so that its code loads on demand.
const ConfirmDialog = lazy(() =>
  import('@truenorth/shared-ui/overlay').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
)

const unsentText = (count: number) =>
  `${count === 1 ? 'Something you wrote has' : `${count} things you wrote have`} not been saved yet. It stays in this browser, unseen by others, and is sent when you sign in here again.`

/** Asks before signing out while something waits to be saved. */
export const SignOutDialog = () => {
  const isOpen = useSyncExternalStore(
    signOutQuestion.subscribe,
    signOutQuestion.isOpen,
    () => false,
  )
  const { waiting, failed } = useConnection()
  const { status } = useSession()
  const signOutNow = useSignOutNow()
  const confirm = () => {
    signOutQuestion.close()
    void signOutNow()
  }
  if (!isOpen || status !== 'signedIn') return null
  return (
    <Suspense>
      <ConfirmDialog
        open
        title="Sign out now?"
        text={unsentText(waiting + failed.length)}
        cancelLabel="Stay signed in"
        confirmLabel="Sign Out"
        onConfirm={confirm}
        onCancel={signOutQuestion.close}
      />
    </Suspense>
  )
}
