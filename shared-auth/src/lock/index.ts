// The lock of a browser. Apart from the rest, since most browsers have none.
export { changeLockMinutes, lockSettings, turnLockOff, turnLockOn } from './appLock'
export { canLock } from './lockCrypto'
export { lockNow, watchLock } from './locking'
export { idleMinutes, minutesAway } from './lockMark'
export {
  type AskPasskey,
  giveUpLock,
  lockAtLoad,
  LockGone,
  type LockKind,
  onUnlocked,
  unlockByPasskey,
  unlockByPin,
} from './unlocking'
