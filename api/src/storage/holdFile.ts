import type SqliteFile from 'better-sqlite3'
import { codeOf } from '../db/busy.ts'

/**
 * Takes a database file for oneself until it is closed. Leaving the write-ahead log needs every
 * other connection gone, so it fails while a server has the file open.
 */
export const holdFile = (file: SqliteFile.Database) => {
  try {
    file.pragma('locking_mode = EXCLUSIVE')
    file.pragma('journal_mode = DELETE')
    file.exec('begin exclusive; commit')
  } catch (cause) {
    if (!codeOf(cause).startsWith('SQLITE_BUSY')) throw cause
    throw new Error('Truenorth is running on this data folder: stop it first.', { cause })
  }
}
