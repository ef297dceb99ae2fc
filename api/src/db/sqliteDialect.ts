import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect as KyselySqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDialectConfig,
} from 'kysely'
import { patiently } from './busy.ts'

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

class PatientDriver extends SqliteDriver {
  override async acquireConnection() {
    return patient(await super.acquireConnection())
  }

  // Taking the write lock at once is what makes waiting possible, and migrations exclusive.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

export class SqliteDialect extends KyselySqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
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
