import { lazy, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useSnapshot } from 'valtio/react'
import { answerClosing, blocksNavigation, leavingGuards } from './leavingGuard'

// The dialog's code loads when there is a question to ask.
const ConfirmDialog = lazy(() =>
  import('../overlay/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
)

const holdTab = (event: BeforeUnloadEvent) => {
  if (leavingGuards.held.length > 0) event.preventDefault()
}

/** Asks before unsaved changes are lost. It is rendered once, because the router allows one blocker. */
export const LeavingGuardHost = () => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    blocksNavigation(currentLocation, nextLocation),
  )
  const { closing } = useSnapshot(leavingGuards)
  useEffect(() => {
    addEventListener('beforeunload', holdTab)
    return () => removeEventListener('beforeunload', holdTab)
  }, [])
  const isBlocked = blocker.state === 'blocked'
  const guard = closing?.guard ?? (isBlocked ? leavingGuards.held.at(-1) : undefined)
  if (!guard) return null
  const leave = () => {
    if (closing) return answerClosing(true)
    for (const held of leavingGuards.held) held.onLeave()
    blocker.proceed?.()
  }
  const stay = () => (closing ? answerClosing(false) : blocker.reset?.())
  return (
    <Suspense>
      <ConfirmDialog
        open
        danger
        title={guard.title}
        text={guard.text}
        confirmLabel={guard.leaveLabel}
        cancelLabel={guard.stayLabel}
        onConfirm={leave}
        onCancel={stay}
      />
    </Suspense>
  )
}
