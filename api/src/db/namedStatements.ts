import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { Busy, codeOf } from './errors.ts'

const mostNames = 500
const planIsStale = '0A000'
// A plan that is kept knows nothing of a pattern, and reads all rows where an index of its parts finds a few.
const hasPattern = (text: string) => / like \$\d/.test(text)

/** Names queries by their text; `renew` forgets all names. */
type Names = { nameOf: (text: string) => string | undefined; renew: () => void }

const createNames = (): Names => {
  const names = new Map<string, string>()
  let generation = 0
  return {
    nameOf: (text) => {
      const known = names.get(text)
      if (known || names.size >= mostNames) return known
      const name = `${generation}-${names.size}`
      names.set(text, name)
      return name
    },
    renew: () => {
      names.clear()
      generation += 1
    },
  }
}

class NamedClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #names: Names

  constructor(client: PoolClient, names: Names) {
    this.#client = client
    this.#names = names
  }

  query<R>(text: string, given: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: unknown, given: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not used')
    return this.#run(text, [...given])
  }

  async #run(text: string, values: unknown[]) {
    const isNamed = values.length > 0 && !hasPattern(text)
    const name = isNamed ? this.#names.nameOf(text) : undefined
    try {
      return await this.#client.query(name ? { name, text, values } : { text, values })
    } catch (cause) {
      if (!name || codeOf(cause) !== planIsStale) throw cause
      this.#names.renew()
      throw new Busy('the database was migrated meanwhile', { cause })
    }
  }

  release(isBroken?: boolean) {
    this.#client.release(isBroken)
  }
}

/**
 * A pool whose queries with parameters have names, so that PostgreSQL parses and plans each of them
 * once per connection; those with a pattern are planned each time. When a migration beside running processes makes a plan stale, the call gets a
 * 503 and all queries get new names.
 */
export const withNamedStatements = (pool: Pool): PostgresPool => {
  const names = createNames()
  const clients = new WeakMap<PoolClient, NamedClient>()
  return {
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client) ?? new NamedClient(client, names)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}
