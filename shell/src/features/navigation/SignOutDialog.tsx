import { connection, useConnection, useSession } from '@truenorth/shared-auth'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { loadOutbox, signOutQuestion, useSignOutNow } from './signOut'

// Most users never see it, so that its code loads on demand.
const UnsentDialog = lazy(() =>
  import('./UnsentDialog').then((module) => ({ default: module.UnsentDialog })),
)

/** Asks before signing out while something waits to be saved: to send, keep or discard it (D46). */
export const SignOutDialog = () => {
  const isOpen = useSyncExternalStore(
    signOutQuestion.subscribe,
    signOutQuestion.isOpen,
    () => false,
  )
  const { waiting, failed } = useConnection()
  const { status, userId } = useSession()
  const [sending, setSending] = useState<'not yet' | 'now' | 'in vain'>('not yet')
  const signOutNow = useSignOutNow()
  const count = waiting + failed.length
  const close = () => {
    setSending('not yet')
    signOutQuestion.close()
  }
  const leave = () => {
    close()
    void signOutNow()
  }
  const send = async () => {
    setSending('now')
    const { sendNow } = await loadOutbox()
    await sendNow()
    if (connection.waiting + connection.failed.length > 0) setSending('in vain')
    else leave()
  }
  const discard = async () => {
    const { clearUserData } = await loadOutbox()
    if (userId) await clearUserData(userId)
    leave()
  }
  if (!isOpen || status !== 'signedIn') return null
  return (
    <Suspense>
      <UnsentDialog
        count={count}
        sending={sending}
        onSend={() => void send()}
        onKeep={leave}
        onDiscard={() => void discard()}
        onStay={close}
      />
    </Suspense>
  )
}
