// Database files that are not being served: checking, locking and syncing them.
import { open } from 'node:fs/promises'
import Sqlite from 'better-sqlite3'
import { codeOf } from '../db/errors.ts'
import { refuseNewer } from '../db/migrate.ts'

const migrationsIn = (file: Sqlite.Database) =>
  file
    .prepare<[], { name: string }>('select name from kysely_migration')
    .all()
    .map(({ name }) => name)

/**
 * Checks that a file is an intact database of this product. Errors call it `name`.
 * @throws one sentence for the operator that says why it is not
 */
export const checkFile = (path: string, name = path) => {
  const file = new Sqlite(path, { readonly: true, fileMustExist: true })
  try {
    if (file.pragma('integrity_check', { simple: true }) !== 'ok')
      throw new Error(`${name} is damaged: take another backup.`)
    refuseNewer(migrationsIn(file), 'sqlite')
  } catch (cause) {
    if (!codeOf(cause).startsWith('SQLITE_')) throw cause
    throw new Error(`${name} is not a backup of Truenorth (${codeOf(cause)}).`, { cause })
  } finally {
    file.close()
  }
}

/**
 * Locks a database file until it is closed. Leaving the write-ahead log requires that no other
 * connection is open.
 * @throws one sentence for the operator when a server has the file open
 */
export const lockFile = (file: Sqlite.Database) => {
  try {
    file.pragma('locking_mode = EXCLUSIVE')
    file.pragma('journal_mode = DELETE')
    file.exec('begin exclusive; commit')
  } catch (cause) {
    if (!codeOf(cause).startsWith('SQLITE_BUSY')) throw cause
    throw new Error('Truenorth is running on this data folder: stop it first.', { cause })
  }
}

/** Waits until a file, or the names in a folder, would survive a power cut. */
export const syncFile = async (path: string) => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
