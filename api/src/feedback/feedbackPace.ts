import { hourMs, secondMs } from '../time/instant.ts'

/** How much feedback one person may send within an hour. */
export const mostInAnHour = 20

/** The seconds until somebody may send again, given when they sent; 0 is now. */
export const secondsToWait = (sentAt: readonly Date[], now: Date) => {
  const oldestFirst = sentAt.map((sent) => sent.getTime() + hourMs - now.getTime())
  const left = oldestFirst.filter((ms) => ms > 0).sort((a, b) => a - b)
  const blocking = left[left.length - mostInAnHour]
  return blocking === undefined ? 0 : Math.ceil(blocking / secondMs)
}
