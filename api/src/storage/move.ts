import { isDeepStrictEqual } from 'node:util'
import { sql, type Kysely } from 'kysely'
import { codeOf } from '../db/errors.ts'
import { migrate, NewerDatabase } from '../db/migrate.ts'
import { openPostgres } from '../db/openPostgres.ts'
import { openSqlite, type SqliteStore } from '../db/openSqlite.ts'
import type { Tables } from '../db/tables.ts'
import { lockFile } from './sqliteFile.ts'

export type MoveOptions = {
  /** The SQLite file. */
  from: string
  /** `postgres://…`, an empty database. */
  to: string
}

type Postgres = Kysely<Tables>

// Every table with its primary key, owners before what belongs to them.
const primaryKeys = {
  users: ['id'],
  sessions: ['id'],
  refresh_tokens: ['hash'],
  password_resets: ['hash'],
  known_devices: ['user_id', 'hash'],
  once_keys: ['user_id', 'key'],
  rate_limits: ['key'],
  moods: ['id'],
  mood_tags: ['id'],
  mood_days: ['user_id', 'local_date', 'import_id'],
  journeys: ['id'],
  milestones: ['id'],
  journal_entries: ['id'],
  journal_images: ['id'],
  feedback: ['id'],
  feedback_notes: ['id'],
  feedback_answers: ['id'],
  feedback_pictures: ['feedback_id'],
  feedback_remotes: ['feedback_id', 'name'],
  feedback_weeks: ['part', 'subject', 'version', 'week', 'type', 'rating'],
  feedback_week_sums: ['part', 'subject', 'week'],
  feedback_releases: ['name', 'version'],
  feedback_labels: ['label', 'created_at', 'feedback_id'],
  feedback_label_tallies: ['label', 'type', 'state', 'is_read', 'assignee_id'],
  feedback_tallies: ['part', 'subject', 'type', 'state', 'is_read', 'assignee_id'],
  letter_stops: ['address_hash'],
  feedback_digests: ['user_id'],
  remote_tokens: ['hash'],
  remote_hooks: ['remote'],
  hook_deliveries: ['id'],
  admin_acts: ['id'],
  client_reports: ['day', 'name', 'version'],
  imports: ['id'],
  import_keys: ['user_id', 'key'],
  export_tokens: ['id'],
  passkeys: ['id'],
  passkey_challenges: ['hash'],
  second_factors: ['user_id'],
  recovery_codes: ['user_id', 'hash'],
  sign_in_challenges: ['hash'],
  remembered_devices: ['id'],
  account_events: ['id'],
  app_locks: ['hash'],
  sealed_pages: ['user_id'],
  sealed_page_wraps: ['id'],
  operator_log: ['id'],
} as const satisfies Record<keyof Tables, readonly string[]>

// Tables with triggers that count their rows.
const counted = ['feedback', 'feedback_remotes', 'feedback_weeks'].map((one) => sql.table(one))

/** One row, as both databases return it. */
type Row = Record<string, string | number | Uint8Array | null>

const rowsAtOnce = 100
const tables = Object.entries(primaryKeys)

// Ordered by the keys as text, which both databases order alike.
const rowsOf = (file: SqliteStore['file'], table: string, key: readonly string[]) => {
  const order = key.map((column) => `cast("${column}" as text)`).join(', ')
  return file.prepare<[], Row>(`select * from "${table}" order by ${order}`).iterate()
}

const batchesOf = function* (rows: Iterable<Row>) {
  let batch: Row[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < rowsAtOnce) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const insert = async (db: Postgres, table: string, rows: Row[]) => {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((one) => sql.ref(one)))})
    overriding system value values ${sql.join(values)}`.execute(db)
}

// New rows must not get the ids of earlier rows, deleted ones included.
const continueIds = async (db: Postgres, file: SqliteStore['file'], table: string) => {
  const last = file
    .prepare<[string], { seq: number }>('select seq from sqlite_sequence where name = ?')
    .get(table)
  if (last && last.seq > 0)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last.seq})`.execute(db)
}

const compare = async (
  db: Postgres,
  table: string,
  key: readonly string[],
  expected: Iterable<Row[]>,
) => {
  const order = sql.join(key.map((column) => sql`${sql.ref(column)}::text collate "C"`))
  await sql`declare moved no scroll cursor for
    select * from ${sql.table(table)} order by ${order}`.execute(db)
  const next = async () =>
    (await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from moved`.execute(db)).rows
  for (const batch of expected) {
    if (!isDeepStrictEqual(plain(batch), plain(await next())))
      throw new Error(`A row of ${table} did not arrive as it was: nothing was moved.`)
  }
  if ((await next()).length > 0)
    throw new Error(`${table} has more rows than before: nothing was moved.`)
  await sql`close moved`.execute(db)
}

const plain = (rows: Row[]) =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
      ]),
    ),
  )

const refuseFilled = async (db: Postgres) => {
  for (const [table] of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0)
      throw new Error(`The database to move to is not empty (${table}): name an empty one.`)
  }
}

const copyTables = async (db: Postgres, { file }: SqliteStore) => {
  const counts: Record<string, number> = {}
  for (const [table, key] of tables) {
    let count = 0
    for (const batch of batchesOf(rowsOf(file, table, key))) {
      await insert(db, table, batch)
      count += batch.length
    }
    await continueIds(db, file, table)
    await compare(db, table, key, batchesOf(rowsOf(file, table, key)))
    counts[table] = count
  }
  return counts
}

const unusable = (cause: unknown): never => {
  if (cause instanceof NewerDatabase) throw cause
  const reason = codeOf(cause) || (cause instanceof Error ? cause.message : 'unknown')
  throw new Error(`The database to move to cannot be used (${reason}): check its address.`, {
    cause,
  })
}

/**
 * Copies a SQLite file that is not being served to PostgreSQL, whole or not at all, and compares
 * every row. The file stays as it is. Returns the number of rows by table.
 * @throws one sentence for the operator
 */
export const move = async ({ from, to }: MoveOptions) => {
  const source = await openSqlite(from)
  const target = openPostgres(to, () => undefined, undefined, '-c statement_timeout=0')
  try {
    await migrate(source.db, 'sqlite')
    lockFile(source.file)
    await migrate(target.db, 'postgres').catch(unusable)
    return await target.db.transaction().execute(async (db) => {
      await refuseFilled(db)
      // The counts are rows to copy too.
      for (const table of counted) await sql`alter table ${table} disable trigger user`.execute(db)
      // A message may be merged into a later one.
      await sql`set constraints all deferred`.execute(db)
      const counts = await copyTables(db, source)
      await sql`set constraints all immediate`.execute(db)
      for (const table of counted) await sql`alter table ${table} enable trigger user`.execute(db)
      return counts
    })
  } finally {
    await source.close()
    await target.close()
  }
}
