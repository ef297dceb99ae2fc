// What lists that the database builds as JSON have in common.
import { sql } from 'kysely'

/** No more than so many rows; all of them unless it is said. */
export const limitedTo = (limit: number | undefined) =>
  limit === undefined ? sql`` : sql`limit ${limit}`

/** An instant of PostgreSQL as the API writes it. */
export const postgresInstant = (column: string) =>
  sql`replace(to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '.000000Z', 'Z')`
