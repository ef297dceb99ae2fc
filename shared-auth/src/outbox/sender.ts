import { report } from '../report/report'
import { countUnsent } from './countUnsent'
import { sendWaiting } from './sendWaiting'

const firstWaitMs = 4_000
const longestWaitMs = 5 * 60_000

let timer: ReturnType<typeof setTimeout> | undefined
let waitMs = firstWaitMs
let running: Promise<void> | undefined

// Only one tab of the browser sends at a time; the others look again later.
const alone = async (): Promise<boolean> => {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return sendWaiting()
  return locks.request('truenorth-outbox', { ifAvailable: true }, (lock) =>
    lock ? sendWaiting() : true,
  )
}

const schedule = () => {
  clearTimeout(timer)
  // Many browsers come back at once after an outage: spread them.
  timer = setTimeout(() => void sendNow(), waitMs * (0.75 + Math.random() / 2))
  waitMs = Math.min(waitMs * 2, longestWaitMs)
}

const run = async () => {
  try {
    const isSomethingLeft = await alone()
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

/** Something has begun to wait: look after it soon. */
export const wakeSender = (): void => {
  waitMs = firstWaitMs
  schedule()
}

/** The network or the user is back: no reason to wait any longer. */
export const sendAtOnce = (): void => {
  waitMs = firstWaitMs
  void sendNow()
}

export const stopSender = (): void => clearTimeout(timer)
