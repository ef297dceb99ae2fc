import Database from 'better-sqlite3'
import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'

const patienceMs = 60_000

/**
 * Runs `work` while nobody else does. The lock is SQLite's on a file of its own, so the operating
 * system gives it back when its owner is killed, at whatever moment.
 * @throws a refusal when another holds it for more than a minute
 */
export const withLock = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  const lock = new Database(path, { timeout: 0 })
  try {
    await taken(lock)
    return await work()
  } finally {
    lock.close()
  }
}

const taken = async (lock: Database.Database) => {
  const giveUpAt = Date.now() + patienceMs
  while (!tryTake(lock)) {
    if (Date.now() > giveUpAt)
      throw new Refusal(
        'Somebody else has been changing this site for a minute: look who, then try again.',
      )
    await wait(10 + Math.random() * 20)
  }
}

const tryTake = (lock: Database.Database) => {
  try {
    lock.exec('BEGIN IMMEDIATE')
    return true
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
}

const isBusy = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  String(error.code).startsWith('SQLITE_BUSY')
