import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Begins a query whose `found` has the different values of an indexed column, in order, and null at the end. Each is one step in
 * the index, however many rows have it. `among` chooses the rows.
 */
export const withDistinct = (
  table: keyof Tables,
  column: string,
  among: RawBuilder<unknown> = sql`true`,
) => {
  const [rows, name] = [sql.table(table), sql.ref(column)]
  return sql`with recursive found (value) as (
    select min(${name}) from ${rows} where ${among}
    union all
    select (select min(${name}) from ${rows} where ${among} and ${name} > found.value)
    from found where found.value is not null
  )`
}

/** The different texts of an indexed column, in order, at most so many. */
export const distinctTexts = async (
  db: Kysely<Tables>,
  most: number,
  ...where: Parameters<typeof withDistinct>
) => {
  const { rows } = await sql<{ value: string }>`${withDistinct(...where)}
    select value from found where value is not null limit ${most}`.execute(db)
  return rows.map(({ value }) => value)
}
