import { Migrator, sql, type Kysely } from 'kysely'
import { migrations } from './migrations/inOrder.ts'
import type { Dialect } from './openDatabase.ts'
import type { Tables } from './tables.ts'

const ledger = 'kysely_migration'

/** A later version of the program has written the database; the message is for the operator. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'
}

/** The names of the migrations that a database has had; none where it is new. */
const appliedMigrations = async (db: Kysely<Tables>) => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === ledger)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(ledger)}`.execute(db)
  return rows.map(({ name }) => name)
}

/** @throws NewerDatabase when the database has had a migration that this program does not know */
export const refuseNewer = (applied: readonly string[], dialect: Dialect) => {
  const known = migrations(dialect)
  const [unknown] = applied.filter((name) => !(name in known)).sort()
  if (!unknown) return
  throw new NewerDatabase(
    `The database was written by a newer version of Truenorth (it has had ${unknown}): run that version, or restore a backup from before the update.`,
  )
}

/**
 * Brings the database up to date, whole or not at all. Two processes may run it at once.
 * @throws NewerDatabase
 */
export const migrate = async (db: Kysely<Tables>, dialect: Dialect) => {
  refuseNewer(await appliedMigrations(db), dialect)
  const provider = { getMigrations: async () => migrations(dialect) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
