import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

const patienceMs = 2_000

// The clock of a page that was frozen runs on: its answers may only have waited as it did. So there are two waits.
const afterPatience = (act: () => void) => {
  let timer = setTimeout(() => {
    timer = setTimeout(act, patienceMs)
  }, patienceMs)
  return () => clearTimeout(timer)
}

/**
 * A database of the browser, opened on first use. Work on it has a time limit: WebKit can leave transactions
 * unanswered for as long as a page lives, when an earlier page was left in the middle of one
 * (https://bugs.webkit.org/show_bug.cgi?id=315804).
 */
export const createDatabase = <Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: (database: IDBPDatabase<Schema>, before: number) => void,
) => {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  let isStuck = false

  /** Closes it; the next use opens it again. */
  const close = async (): Promise<void> => {
    const closing = opened
    opened = undefined
    isStuck = false
    await closing?.then((database) => database.close())
  }

  const open = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(name, version, {
      upgrade,
      // A newer version in another tab waits until this tab closes the database.
      blocking: () => void close(),
      // A browser that is short of room closes the database by itself.
      terminated: () => {
        opened = undefined
      },
    })
    return opened
  }

  /** Runs `act` on it. @throws as `act`; and when there is no answer within four seconds, from then on at once */
  const run = async <T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    const noAnswer = () => new Error('The database of this browser does not answer.')
    if (isStuck) throw noAnswer()
    let stopWaiting = () => {}
    const silence = new Promise<never>((_resolve, reject) => {
      stopWaiting = afterPatience(() => {
        isStuck = true
        reject(noAnswer())
      })
    })
    return Promise.race([open().then(act), silence]).finally(stopWaiting)
  }

  return { open, close, run }
}
