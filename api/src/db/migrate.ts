import { Migrator, type Kysely } from 'kysely'
import type { Dialect } from './columns.ts'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

/** Brings the database up to date, whole or not at all; safe to run from two processes at once. */
export const migrate = async (db: Kysely<Tables>, dialect: Dialect) => {
  const provider = { getMigrations: async () => migrations(dialect) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
