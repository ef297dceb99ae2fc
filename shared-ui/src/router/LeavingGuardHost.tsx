import { lazy, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { guards, isHeld } from './leavingGuard'

// The dialog and all that it needs come only when there is something to ask.
const ConfirmDialog = lazy(() =>
  import('../overlay/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
)

const holdTab = (event: BeforeUnloadEvent) => {
  if (guards.held.length > 0) event.preventDefault()
}

/** Asks before unsaved changes are lost. Once, in the frame: the router allows one blocker at a time. */
export const LeavingGuardHost = () => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    isHeld(currentLocation, nextLocation),
  )
  useEffect(() => {
    addEventListener('beforeunload', holdTab)
    return () => removeEventListener('beforeunload', holdTab)
  }, [])
  const guard = guards.held.at(-1)?.guard
  if (blocker.state !== 'blocked' || !guard) return null
  const leave = () => {
    for (const held of guards.held) held.guard.onLeave?.()
    blocker.proceed()
  }
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
        onCancel={() => blocker.reset()}
      />
    </Suspense>
  )
}
