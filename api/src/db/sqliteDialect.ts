import {
  SqliteAdapter,
  SqliteDialect as KyselySqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
} from 'kysely'
import { Busy, patiently } from './busy.ts'
import type { CommitGroup } from './commitGroup.ts'

const longestWaitMs = 3000

// Kysely says that SQLite cannot, and would leave a failed migration half applied.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

type GroupedConfig = SqliteDialectConfig & {
  group: CommitGroup
  /** Whether a statement changes anything. */
  isWriting: (sql: string) => boolean
}

// One turn on the one connection, and the commits that its answer has to wait for.
class Turn implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #config: GroupedConfig
  readonly #commits = new Set<Promise<void>>()

  constructor(connection: DatabaseConnection, config: GroupedConfig) {
    this.#connection = connection
    this.#config = config
  }

  async #attempt<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { group, isWriting } = this.#config
    if (isWriting(query.sql)) group.join()
    this.#note()
    return this.#connection.executeQuery<R>(query)
  }

  #note() {
    const commit = this.#config.group.unsettled()
    if (commit) this.#commits.add(commit)
  }

  async executeQuery<R>(query: CompiledQuery) {
    try {
      return await patiently(() => this.#attempt<R>(query))
    } catch (error) {
      this.#config.group.lookAfter(error)
      throw error
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.#connection.streamQuery<R>(query, chunkSize)
  }

  /** Ends the turn: what is to be waited for. Who used the file directly waits for what is open. */
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

  // There is one connection: the queue before it must not grow while somebody holds the file.
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

  // The next one may begin: it joins the same commit.
  override async releaseConnection(turn?: DatabaseConnection) {
    const committed = turn instanceof Turn && turn.end()
    await super.releaseConnection()
    await committed
  }

  override async beginTransaction() {
    const { group } = this.#config
    await patiently(async () => group.join())
    group.hold()
  }

  override async commitTransaction() {
    this.#config.group.letGo(true)
  }

  override async rollbackTransaction() {
    this.#config.group.letGo(false)
  }

  override async destroy() {
    this.#config.group.flush()
    await super.destroy()
  }
}

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
