import { hasAppLock, report, session } from '@truenorth/shared-auth'
import { toast } from '@truenorth/shared-ui'

/** Whether this browser has a lock that its user may close. */
export const canLockNow = () => hasAppLock() && !session.demo

/** Locks this browser in all tabs. */
export const lockNow = async () => {
  try {
    const lock = await import(/* webpackChunkName: "lock" */ '@truenorth/shared-auth/lock')
    await lock.lockNow()
  } catch (error) {
    report(error, 'the app lock could not be loaded')
    toast.show({ text: 'This cannot be locked at the moment. Please try again.', tone: 'bad' })
  }
}
