import type { CompiledQuery, DialectAdapter, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

class Slot {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

// A slot has the type of the value that replaces it before the query runs.
function slot<Given, Name extends keyof Given>(name: Name): Given[Name]
function slot(name: PropertyKey): unknown {
  return new Slot(name)
}

/** A placeholder for a value that is given later, wherever a query takes a value. */
export type Value<Given> = <Name extends keyof Given>(name: Name) => Given[Name]

/** A query of Kysely's builders, or `sql`. */
type Buildable<Row> = { compile: (db: Kysely<Tables>) => CompiledQuery<Row> }

/**
 * A query that is built once and run often with other values, because building it takes as long as
 * running it. Returns the rows.
 */
export const prepared = <Given extends object, Row>(
  build: (db: Kysely<Tables>, value: Value<Given>) => Buildable<Row>,
) => {
  // The adapter is the same for a database and its transactions.
  const built = new WeakMap<DialectAdapter, CompiledQuery<Row>>()

  const builtFor = (db: Kysely<Tables>) => {
    const { adapter } = db.getExecutor()
    const known = built.get(adapter)
    if (known) return known
    const made = build(db, slot).compile(db)
    built.set(adapter, made)
    return made
  }

  return async (db: Kysely<Tables>, given: Given): Promise<Row[]> => {
    const query = builtFor(db)
    const values: Partial<Record<PropertyKey, unknown>> = given
    const parameters = query.parameters.map((one) => (one instanceof Slot ? values[one.name] : one))
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
