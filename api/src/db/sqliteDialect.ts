import {
  SqliteAdapter,
  SqliteDialect as KyselySqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
} from 'kysely'
import { Busy, retryWhileLocked } from './errors.ts'
import type { GroupCommit } from './groupCommit.ts'

const longestWaitMs = 3000

// SQLite can roll back schema changes, which Kysely denies: a failed migration would stay half applied.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

type GroupedConfig = SqliteDialectConfig & {
  group: GroupCommit
  /** Whether a statement changes anything. */
  isWriting: (sql: string) => boolean
  /** Called with a statement that has changed rows. */
  noticeChange: (sql: string) => void
}

const changesRows = ({ numAffectedRows, rows }: QueryResult<unknown>) =>
  (numAffectedRows ?? BigInt(rows.length)) > 0n

// One use of the one connection, and the commits that its caller has to wait for.
class Turn implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #config: GroupedConfig
  readonly #commits = new Set<Promise<void>>()

  constructor(connection: DatabaseConnection, config: GroupedConfig) {
    this.#connection = connection
    this.#config = config
  }

  async #attempt<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { group, isWriting, noticeChange } = this.#config
    const isWrite = isWriting(query.sql)
    if (isWrite) group.join()
    this.#note()
    const result = await this.#connection.executeQuery<R>(query)
    if (isWrite && changesRows(result)) noticeChange(query.sql)
    return result
  }

  #note() {
    const commit = this.#config.group.unsettled()
    if (commit) this.#commits.add(commit)
  }

  async executeQuery<R>(query: CompiledQuery) {
    try {
      return await retryWhileLocked(() => this.#attempt<R>(query))
    } catch (error) {
      this.#config.group.noticeError(error)
      throw error
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.#connection.streamQuery<R>(query, chunkSize)
  }

  /** Resolves when the commits are done. A caller that used the file directly waits for the open one. */
  end() {
    this.#note()
    return Promise.all(this.#commits)
  }
}

class GroupedDriver extends SqliteDriver {
  readonly #config: GroupedConfig

  constructor(config: GroupedConfig) {
    super(config)
    this.#config = config
  }

  // The queue for the one connection must not grow while another process locks the file.
  override async acquireConnection() {
    const turn = super.acquireConnection()
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), longestWaitMs)
    })
    const connection = await Promise.race([turn, tooLate])
    clearTimeout(timer)
    if (connection) return new Turn(connection, this.#config)
    void turn.then(() => super.releaseConnection())
    throw new Busy('Waited too long for the database')
  }

  // The next caller may begin before the commit, which it joins.
  override async releaseConnection(turn?: DatabaseConnection) {
    const committed = turn instanceof Turn && turn.end()
    await super.releaseConnection()
    await committed
  }

  override async beginTransaction() {
    const { group } = this.#config
    await retryWhileLocked(async () => group.join())
    group.beginSavepoint()
  }

  override async commitTransaction() {
    this.#config.group.endSavepoint(true)
  }

  override async rollbackTransaction() {
    this.#config.group.endSavepoint(false)
  }

  override async destroy() {
    this.#config.group.flush()
    await super.destroy()
  }
}

/** Kysely's dialect for SQLite with group commits and transactional migrations. */
export class SqliteDialect extends KyselySqliteDialect {
  readonly #config: GroupedConfig

  constructor(config: GroupedConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new GroupedDriver(this.#config)
  }

  override createAdapter() {
    return new TransactionalAdapter()
  }
}
