import { sql, type Kysely, type Migration, type RawBuilder } from 'kysely'

export type Dialect = 'sqlite' | 'postgres'

/** The column types that the two databases spell differently. */
export type Columns = {
  id: RawBuilder<unknown>
  reference: RawBuilder<unknown>
  instant: RawBuilder<unknown>
  count: RawBuilder<unknown>
  day: RawBuilder<unknown>
  json: RawBuilder<unknown>
  bytes: RawBuilder<unknown>
  length: RawBuilder<unknown>
  strict: RawBuilder<unknown>
}

const columnsOf: Record<Dialect, Columns> = {
  sqlite: {
    id: sql`integer primary key autoincrement`,
    reference: sql`integer`,
    instant: sql`text`,
    count: sql`integer`,
    day: sql`text`,
    json: sql`text`,
    bytes: sql`blob`,
    length: sql`length`,
    strict: sql`strict`,
  },
  postgres: {
    id: sql`bigint generated always as identity primary key`,
    reference: sql`bigint`,
    instant: sql`timestamptz`,
    count: sql`bigint`,
    day: sql`date`,
    json: sql`json`,
    bytes: sql`bytea`,
    length: sql`char_length`,
    strict: sql``,
  },
}

/** A migration is a list of statements over the columns of the database in use. */
export const migration = (statements: (columns: Columns) => RawBuilder<unknown>[]) => ({
  for: (dialect: Dialect): Migration => ({
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements(columnsOf[dialect])) await statement.execute(db)
    },
  }),
})
