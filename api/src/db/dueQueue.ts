// What a queue in the database is: rows that say when they are due next, and how often that was tried. Nothing is lost when the
// receiver or this process is away.
import type { UpdateResult } from 'kysely'
import { addMs, hourMs, minuteMs, storedInstant } from '../time/instant.ts'

// After each failed attempt; after the last one nothing is tried again.
const pausesMs = [minuteMs, 10 * minuteMs, hourMs, 6 * hourMs, 24 * hourMs]

/** Nobody else takes what is being done while an attempt may still run. */
const attemptMs = 5 * minuteMs

/** The letters of a failure that are kept with its row. */
export const longestFailure = 80

/** When to try again after a failure with so many attempts before this one; undefined after the last one. */
export const retryAfter = (attempts: number, now: Date) => {
  const pauseMs = pausesMs[attempts]
  return pauseMs === undefined ? undefined : addMs(now, pauseMs)
}

type Queue<Due extends { attempts: number }> = {
  clock: () => Date
  nextDue: (now: Date) => Promise<Due | undefined>
  /** The write that takes a row for this process: it changes none where another was faster. */
  claim: (
    due: Due,
    taken: { attempts: number; next_attempt_at: string },
  ) => { executeTakeFirst: () => Promise<UpdateResult> }
  /** Does what is due, and settles its row. Whether to go on with the next. */
  act: (due: Due, now: Date) => Promise<boolean>
}

/** Does what is due, one after another. */
export const workOff = async <Due extends { attempts: number }>(
  { clock, nextDue, claim, act }: Queue<Due>,
  stopping?: AbortSignal,
) => {
  for (;;) {
    if (stopping?.aborted) return
    const now = clock()
    const due = await nextDue(now)
    if (!due) return
    const { numUpdatedRows } = await claim(due, {
      attempts: due.attempts + 1,
      next_attempt_at: storedInstant(addMs(now, attemptMs)),
    }).executeTakeFirst()
    if (numUpdatedRows > 0n && !(await act(due, now))) return
  }
}
