// Backups of PostgreSQL, by its own programs pg_dump and pg_restore.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Client } from 'pg'
import { codeOf } from '../db/errors.ts'
import { databaseIn, withPlainBackup, writeFileFor, writeWhole, type BackupFile } from './backup.ts'

// Command lines are seen by other users of the machine: the password goes by the environment.
const connectionOf = (url: string) => {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return {
    argument: `--dbname=${address.href}`,
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  }
}

const sentenceOf = (program: string, errors: string) =>
  `${program} failed: ${errors.trim().replaceAll(/\s*\n\s*/g, ' ') || 'it said nothing'}`

/**
 * Waits until a program has ended well.
 * @throws one sentence for the operator, with what the program said
 */
const finished = async (child: ChildProcess, program: string) => {
  const errors: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  const [status] = await once(child, 'close').catch((cause: unknown) => {
    if (codeOf(cause) !== 'ENOENT') throw cause
    throw new Error(
      `${program} is not installed: install the client programs of PostgreSQL, of the server's version or newer.`,
      { cause },
    )
  })
  if (status !== 0) throw new Error(sentenceOf(program, errors.join('')))
}

export type DumpOptions = { url: string; to: string; recipients: readonly string[] }

/**
 * Backs up a PostgreSQL database while it is being served, as one file in the custom format of pg_dump. Returns its
 * size in bytes.
 * @throws one sentence for the operator
 */
export const dump = ({ url, to, recipients }: DumpOptions) =>
  writeWhole(to, async (draft) => {
    const { argument, env } = connectionOf(url)
    const child = spawn('pg_dump', ['--format=custom', argument], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [end, written] = await Promise.allSettled([
      finished(child, 'pg_dump'),
      writeFileFor(recipients, child.stdout, draft).catch((error: unknown) => {
        child.kill()
        throw error
      }),
    ])
    // A stream that ends early is explained by what pg_dump says.
    if (written.status === 'rejected' && codeOf(written.reason) !== 'ERR_STREAM_PREMATURE_CLOSE')
      throw written.reason
    if (end.status === 'rejected') throw end.reason
    if (written.status === 'rejected') throw written.reason
  })

const refuseFilled = async (url: string) => {
  const client = new Client({ connectionString: url })
  await client.connect().catch((cause: unknown) => {
    const reason = codeOf(cause) || String(cause)
    throw new Error(`The database cannot be reached (${reason}): check DATABASE_URL.`, { cause })
  })
  try {
    const { rows } = await client.query(
      "select tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
    )
    if (rows.length > 0)
      throw new Error(
        'The database to restore into is not empty: create a new one, and name it by DATABASE_URL. The old one stays as it is.',
      )
  } finally {
    await client.end()
  }
}

// Without the schema's own entry, which names a role that another server may not have.
const restoring = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges']

/**
 * Reads a dump to its end without restoring it.
 * @throws one sentence for the operator when it is damaged
 */
export const checkDump = (path: string) =>
  finished(
    spawn('pg_restore', ['--file=-', path], { stdio: ['ignore', 'ignore', 'pipe'] }),
    'pg_restore',
  )

export type RestoreDumpOptions = BackupFile & {
  url: string
  /** Where the decrypted backup is while it is being restored. */
  folder: string
}

/**
 * Restores a backup into an empty PostgreSQL database, whole or not at all.
 * @throws one sentence for the operator when the backup is no good or cannot be opened, or the database is not empty
 */
export const restoreDump = async ({ from, identityFile, url, folder }: RestoreDumpOptions) => {
  await refuseFilled(url)
  await withPlainBackup({ from, identityFile }, folder, async (path) => {
    const kind = await databaseIn(path)
    if (kind === 'sqlite')
      throw new Error(
        `${from} is a backup of the embedded database: restore it without DATABASE_URL, then use npm run move.`,
      )
    if (!kind) throw new Error(`${from} is not a backup of Truenorth.`)
    await checkDump(path)
    const { argument, env } = connectionOf(url)
    const child = spawn('pg_restore', [...restoring, argument, path], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await finished(child, 'pg_restore')
  })
}
