const patienceMs = 2_000

// The clock of a page that was frozen runs on: its answers may only have waited as it did. So there are two waits.
const afterPatience = (act: () => void) => {
  let timer = setTimeout(() => {
    timer = setTimeout(act, patienceMs)
  }, patienceMs)
  return () => clearTimeout(timer)
}

/**
 * Limits the time of work on a database of the browser. WebKit can leave transactions unanswered for as long
 * as a page lives, when an earlier page was left in the middle of one
 * (https://bugs.webkit.org/show_bug.cgi?id=315804).
 */
export const createTimeLimit = () => {
  let isStuck = false
  const refuse = (): never => {
    throw new Error('The database of this browser does not answer.')
  }
  return {
    /** @throws as `act`; and when there is no answer within four seconds, from then on at once */
    run: async <T>(act: () => Promise<T>): Promise<T> => {
      if (isStuck) return refuse()
      let stopWaiting: (() => void) | undefined
      const silence = new Promise<void>((resolve) => {
        stopWaiting = afterPatience(resolve)
      }).then(() => {
        isStuck = true
        return refuse()
      })
      try {
        return await Promise.race([act(), silence])
      } finally {
        stopWaiting?.()
      }
    },
    /** The database is opened anew. */
    reset: () => {
      isStuck = false
    },
  }
}
