import { subscribeKey } from 'valtio/utils'
import { onReconnect, showUnsent } from '../browser/connection'
import { withLock } from '../browser/locks'
import { report } from '../browser/report'
import { sweepDemos } from '../demo/demoStore'
import { onUserChange, session } from '../session/session'
import { forgetKeys } from './deviceKey'
import { sweepDrafts } from './drafts'
import { draftsStored } from './draftWriter'
import { countUnsent, discardWrite, requeue, requeueAsOfNow, sealUserData } from './queue'
import { sendQueued } from './sendQueued'
import { listenToOtherTabs, stopListening } from './sentWrites'

const firstWaitMs = 4_000
const longestWaitMs = 5 * 60_000

let timer: ReturnType<typeof setTimeout> | undefined
let waitMs = firstWaitMs
let running: Promise<void> | undefined

const schedule = () => {
  clearTimeout(timer)
  // After an outage many browsers come back at once: the random share spreads them.
  timer = setTimeout(() => void sendNow(), waitMs * (0.75 + Math.random() / 2))
  waitMs = Math.min(waitMs * 2, longestWaitMs)
}

const lockName = 'truenorth-outbox'
const lockWaitMs = 10_000

// Only one tab of the browser sends at a time; the others look again later.
const sendUnderLock = async (): Promise<boolean> => {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return sendQueued()
  return locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? sendQueued() : true))
}

const run = async () => {
  try {
    const isSomethingLeft = await sendUnderLock()
    if (isSomethingLeft) schedule()
    else waitMs = firstWaitMs
  } catch (error) {
    report(error, 'sending what waits')
    schedule()
  }
  await countUnsent()
}

/** Sends what waits, now; resolves when this round is over. */
export const sendNow = (): Promise<void> => {
  clearTimeout(timer)
  running ??= run().finally(() => {
    running = undefined
  })
  return running
}

/**
 * Takes back a write that waits, as the user asks. False when it has been sent: while it is on its way, the
 * outcome is awaited.
 * @throws a `DOMException` when another tab is still sending after ten seconds
 */
export const withdrawWrite = async (key: string): Promise<boolean> => {
  await running
  // No tab sends meanwhile.
  return withLock(lockName, lockWaitMs, () => discardWrite(key))
}

/** Sends soon, when a write has begun to wait. */
export const sendSoon = (): void => {
  waitMs = firstWaitMs
  schedule()
}

// The network or the user is back: nothing is gained by waiting any longer.
const sendAtOnce = () => {
  waitMs = firstWaitMs
  void sendNow()
}

/** Sends a refused write once more, as the user asks. */
export const retryWrite = async (key: string): Promise<void> => {
  if (await requeue(key)) await sendNow()
}

/** Sends a refused write as one of this moment, as the user asks (D43). */
export const saveAsOfNow = async (key: string): Promise<void> => {
  if (await requeueAsOfNow(key)) await sendNow()
}

const sendWhenVisible = () => {
  if (document.visibilityState === 'visible') sendAtOnce()
}

const pause = () => {
  clearTimeout(timer)
  showUnsent(0, [])
}

const forget = () => {
  forgetKeys(draftsStored).catch((error: unknown) => report(error, 'keys of ended sessions'))
}

const encrypt = () => {
  const { user, userId, demo } = session
  if (!user || !userId || demo) return
  sealUserData(userId)
    // What could not be read without the key can be sent now.
    .then(sendAtOnce)
    .catch((error: unknown) => report(error, 'encrypting what waits'))
}

const listen = () => {
  window.addEventListener('online', sendAtOnce)
  document.addEventListener('visibilitychange', sendWhenVisible)
  listenToOtherTabs(countUnsent)
  const stops = [
    onUserChange(pause),
    onUserChange(forget),
    subscribeKey(session, 'userId', forget),
    subscribeKey(session, 'user', encrypt),
    subscribeKey(session, 'userId', sendAtOnce),
    subscribeKey(session, 'status', sendAtOnce),
    onReconnect(sendAtOnce),
    // The key could perhaps not be fetched before.
    onReconnect(encrypt),
  ]
  return () => {
    window.removeEventListener('online', sendAtOnce)
    document.removeEventListener('visibilitychange', sendWhenVisible)
    stopListening()
    for (const stop of stops) stop()
  }
}

let stop: (() => void) | undefined

/** Begins to send what waits, of each user who signs in; called once by the shell. May be repeated. */
export const startOutbox = (): void => {
  if (stop) return
  stop = listen()
  forget()
  encrypt()
  sweepDrafts().catch((error: unknown) => report(error, 'old drafts'))
  sweepDemos().catch((error: unknown) => report(error, 'demos of closed tabs'))
  sendAtOnce()
}

/** Sends nothing any more. */
export const stopOutbox = (): void => {
  stop?.()
  stop = undefined
  pause()
}
