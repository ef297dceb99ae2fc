import Sqlite from 'better-sqlite3'
import { codeOf } from '../db/busy.ts'
import { refuseNewer } from '../db/migrate.ts'

const namesIn = (file: Sqlite.Database) =>
  file
    .prepare<[], { name: string }>('select name from kysely_migration')
    .all()
    .map(({ name }) => name)

/** Checks that a file is a whole database of this product, or throws one sentence that says why not. */
export const checkFile = (path: string) => {
  const file = new Sqlite(path, { readonly: true, fileMustExist: true })
  try {
    if (file.pragma('integrity_check', { simple: true }) !== 'ok')
      throw new Error(`${path} is damaged: take another backup.`)
    refuseNewer(namesIn(file), 'sqlite')
  } catch (cause) {
    if (!codeOf(cause).startsWith('SQLITE_')) throw cause
    throw new Error(`${path} is not a backup of Truenorth (${codeOf(cause)}).`, { cause })
  } finally {
    file.close()
  }
}
