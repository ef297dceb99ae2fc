import Database from 'better-sqlite3'
import { setTimeout as wait } from 'node:timers/promises'
import { ValidationError } from '../registry/validationError.ts'

const longestWaitMs = 60_000

/**
 * Runs `work` while no other process does. The lock is SQLite's on a file of its own, so the operating
 * system releases it when its owner is killed.
 * @throws a ValidationError when another process holds it for more than a minute
 */
export const withLock = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  const lock = new Database(path, { timeout: 0 })
  try {
    await acquire(lock)
    return await work()
  } finally {
    lock.close()
  }
}

const acquire = async (lock: Database.Database) => {
  const giveUpAt = Date.now() + longestWaitMs
  while (!tryAcquire(lock)) {
    if (Date.now() > giveUpAt)
      throw new ValidationError(
        'Somebody else has been changing this site for a minute: look who, then try again.',
      )
    await wait(10 + Math.random() * 20)
  }
}

const tryAcquire = (lock: Database.Database) => {
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
