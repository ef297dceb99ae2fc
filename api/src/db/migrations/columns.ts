import { sql, type Kysely, type Migration, type RawBuilder } from 'kysely'

/** The column types that the two databases spell differently. */
type Columns = {
  dialect: 'sqlite' | 'postgres'
  id: RawBuilder<unknown>
  reference: RawBuilder<unknown>
  instant: RawBuilder<unknown>
  count: RawBuilder<unknown>
  day: RawBuilder<unknown>
  json: RawBuilder<unknown>
  bytes: RawBuilder<unknown>
  length: RawBuilder<unknown>
  /** The object with nothing but the id of the JSON object in that text column, as text. */
  idOnly: (column: string) => RawBuilder<unknown>
  strict: RawBuilder<unknown>
}

const columnsOf = {
  sqlite: {
    dialect: 'sqlite',
    id: sql`integer primary key autoincrement`,
    reference: sql`integer`,
    instant: sql`text`,
    count: sql`integer`,
    day: sql`text`,
    json: sql`text`,
    bytes: sql`blob`,
    length: sql`length`,
    idOnly: (column) => sql`json_object('id', json_extract(${sql.ref(column)}, '$.id'))`,
    strict: sql`strict`,
  },
  postgres: {
    dialect: 'postgres',
    id: sql`bigint generated always as identity primary key`,
    reference: sql`bigint`,
    instant: sql`timestamptz`,
    count: sql`bigint`,
    day: sql`date`,
    json: sql`json`,
    bytes: sql`bytea`,
    length: sql`char_length`,
    idOnly: (column) =>
      sql`json_build_object('id', (${sql.ref(column)}::json ->> 'id')::bigint)::text`,
    strict: sql``,
  },
} satisfies Record<string, Columns>

export type Dialect = keyof typeof columnsOf

/** A migration is a list of statements over the column types of the database in use. */
export const migration = (statements: (columns: Columns) => RawBuilder<unknown>[]) => ({
  for: (dialect: Dialect): Migration => ({
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements(columnsOf[dialect])) await statement.execute(db)
    },
  }),
})
