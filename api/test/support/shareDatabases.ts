import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownServer } from './startPostgres.ts'

/**
 * Jest runs this once before all tests of the server: a PostgreSQL and a folder for them all, so that not
 * every file starts one and brings it up to date. Both end with this process.
 */
const shareDatabases = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'truenorth-shared-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  process.env['TEST_DATABASE_FOLDER'] = folder
  if (process.env['DATABASE_URL']) return
  const { url, letGo } = await ownServer()
  process.env['TEST_POSTGRES_URL'] = url
  letGo()
}

export default shareDatabases
