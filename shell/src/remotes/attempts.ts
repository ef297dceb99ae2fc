// The one place that decides how often something is loaded: every layer above may ask as often as it likes.
import { createBackoff } from './backoff'

const retryDelayMs = 300
const jitterMs = 500

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, retryDelayMs + Math.random() * jitterMs)
  })

/** After a time limit the user has waited long enough. */
const isWorthRetrying = (error: unknown) => !/tim(ed|e) ?out/i.test(String(error))

/** Tries again after a moment, unless a time limit has expired. */
export const tryTwice = async <Loaded>(load: () => Promise<Loaded>) => {
  try {
    return await load()
  } catch (error) {
    if (!isWorthRetrying(error)) throw error
    await pause()
    return load()
  }
}

type Attempt<Loaded> = { outcome: Promise<Loaded>; hasFailed: boolean }

/**
 * Loads by key. Whatever was loaded is kept, and so is a failure: all who ask share it until its pause is over.
 */
export const createAttempts = <Loaded>() => {
  const backoff = createBackoff()
  const attempts = new Map<string, Attempt<Loaded>>()

  const begin = (key: string, load: () => Promise<Loaded>) => {
    const attempt: Attempt<Loaded> = { outcome: load(), hasFailed: false }
    attempts.set(key, attempt)
    attempt.outcome.then(
      () => backoff.noteSuccess(key),
      () => {
        attempt.hasFailed = true
        backoff.noteFailure(key)
      },
    )
    return attempt.outcome
  }

  return {
    /** The kept outcome; what was never loaded, and what may be tried again, is loaded now. */
    load: (key: string, load: () => Promise<Loaded>): Promise<Loaded> => {
      const known = attempts.get(key)
      const isKept = known && !(known.hasFailed && backoff.mayTry(key))
      return isKept ? known.outcome : begin(key, load)
    },
    /**
     * Counts a failure of something that had been loaded.
     * @returns false for a failure of loading, which is counted already
     */
    noteFailure: (key: string) => {
      const attempt = attempts.get(key)
      if (attempt?.hasFailed) return false
      backoff.noteFailure(key)
      if (attempt) attempt.hasFailed = true
      return true
    },
    pauseOf: backoff.pauseOf,
    /** Loads these again when they are next asked for, without a pause; earlier failures still count. */
    forget: (isForgotten: (key: string) => boolean) => {
      for (const key of [...attempts.keys()].filter(isForgotten)) {
        attempts.delete(key)
        backoff.allowNextTry(key)
      }
    },
  }
}
