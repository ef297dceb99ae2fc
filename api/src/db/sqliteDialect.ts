import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect as KyselySqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDialectConfig,
} from 'kysely'
import { Busy, patiently } from './busy.ts'

const longestWaitMs = 3000

// Kysely says that SQLite cannot, and would leave a failed migration half applied.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

const patient = (connection: DatabaseConnection): DatabaseConnection => ({
  executeQuery: (query) => patiently(async () => connection.executeQuery(query)),
  streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
})

type PatientConfig = SqliteDialectConfig & {
  /** Whether a transaction is open; a full disk ends it without being asked. */
  isInTransaction: () => boolean
}

class PatientDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean

  constructor({ isInTransaction, ...config }: PatientConfig) {
    super(config)
    this.#isInTransaction = isInTransaction
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
    if (connection) return patient(connection)
    void turn.then(() => this.releaseConnection())
    throw new Busy('Waited too long for the database')
  }

  // Taking the write lock at once is what makes waiting possible, and migrations exclusive.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection)
  }
}

export class SqliteDialect extends KyselySqliteDialect {
  readonly #config: PatientConfig

  constructor(config: PatientConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new PatientDriver(this.#config)
  }

  override createAdapter() {
    return new TransactionalAdapter()
  }
}
