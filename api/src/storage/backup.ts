// Backups of the embedded database: taking, checking and restoring them.
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import {
  copyFile,
  chmod,
  link,
  mkdir,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Sqlite from 'better-sqlite3'
import { codeOf } from '../db/errors.ts'
import { decrypt, encrypt, firstBytes, isEncrypted } from './encryption.ts'
import { checkFile, lockFile, syncFile } from './sqliteFile.ts'

const ownerOnly = 0o600

const draftOf = (path: string) => `${path}.${process.pid}.part`

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

// A copy that was not finished when its process was killed would keep what is deleted later (D45).
const removeLeftovers = async (path: string) => {
  const folder = dirname(path)
  for (const name of await readdir(folder)) {
    const pid = /\.(\d+)\.part$/.exec(name)?.[1]
    if (!pid || !name.startsWith(`${basename(path)}.`) || isRunning(Number(pid))) continue
    await rm(join(folder, name), { force: true })
  }
}

/** Writes a stream into a new file, for its owner alone; with recipients it is encrypted for them. */
export const writeFileFor = async (
  recipients: readonly string[],
  content: Readable,
  path: string,
) => {
  const written = recipients.length > 0 ? await encrypt(content, recipients) : content
  await pipeline(written, createWriteStream(path, { flags: 'wx', mode: ownerOnly }))
}

/**
 * Makes a file that is there whole or not at all, and never replaces another. Returns its size in bytes.
 * @throws one sentence for the operator when the target exists
 */
export const writeWhole = async (to: string, write: (draft: string) => Promise<void>) => {
  if (existsSync(to)) throw new Error(`${to} is there already: name another file.`)
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const draft = draftOf(to)
  try {
    await write(draft)
    await syncFile(draft)
    // Unlike a rename, a link never replaces a file that was created meanwhile.
    await link(draft, to)
    await syncFile(dirname(to))
  } finally {
    await rm(draft, { force: true })
  }
  return (await stat(to)).size
}

const copyDatabase = async (from: string, to: string) => {
  const source = new Sqlite(from, { readonly: true, fileMustExist: true })
  try {
    // SQLite fills an empty file that is there, and would create one by the umask.
    await writeFile(to, '', { mode: ownerOnly, flag: 'wx' })
    source.prepare('vacuum into ?').run(to)
    const copy = new Sqlite(to)
    copy.pragma('journal_mode = DELETE')
    copy.close()
    checkFile(to)
  } finally {
    source.close()
  }
}

export type BackUpOptions = {
  from: string
  to: string
  /** Public keys of age; without any the backup is not encrypted. */
  recipients?: readonly string[]
}

/**
 * Copies a database while it is being served. The copy is one file, it is checked, and it holds
 * nothing of what was deleted (D45): rows are copied, not pages. Returns its size in bytes.
 * @throws one sentence for the operator when the target exists or a recipient is no public key
 */
export const backUp = async ({ from, to, recipients = [] }: BackUpOptions) => {
  await removeLeftovers(from)
  return writeWhole(to, async (draft) => {
    if (recipients.length === 0) return copyDatabase(from, draft)
    // The plain copy stays on the disk of the database: that of the backup may be somebody else's.
    const plain = draftOf(from)
    try {
      await copyDatabase(from, plain)
      await writeFileFor(recipients, createReadStream(plain), draft)
    } finally {
      await rm(plain, { force: true })
    }
  })
}

/** Writes the content of a backup, decrypted where it is encrypted, into a new file for its owner alone. */
const extract = async (from: string, to: string, identityFile: string | undefined) => {
  if (await isEncrypted(from)) return writeFileFor([], await decrypt(from, identityFile), to)
  await copyFile(from, to)
  await chmod(to, ownerOnly)
}

/** A backup, and the file with the secret key if it is encrypted. */
export type BackupFile = { from: string; identityFile?: string | undefined }

/**
 * Hands the content of a backup to `use` as a plain file, which is gone afterwards where the backup is encrypted:
 * until then it is in `folder`.
 * @throws one sentence for the operator when it cannot be opened
 */
export const withPlainBackup = async <T>(
  { from, identityFile }: BackupFile,
  folder: string,
  use: (path: string) => T | Promise<T>,
) => {
  if (!existsSync(from)) throw new Error(`There is no ${from}.`)
  if (!(await isEncrypted(from))) return use(from)
  const plain = draftOf(join(folder, 'truenorth.backup'))
  await removeLeftovers(join(folder, 'truenorth.backup'))
  try {
    await extract(from, plain, identityFile)
    return await use(plain)
  } finally {
    await rm(plain, { force: true })
  }
}

const sqliteStart = 'SQLite format 3'
const dumpStart = 'PGDMP'

/** What a plain backup was taken of, as its first bytes tell; other files are no backup. */
export const databaseIn = async (path: string): Promise<'sqlite' | 'postgres' | undefined> => {
  const start = await firstBytes(path, sqliteStart.length)
  if (start === sqliteStart) return 'sqlite'
  return start.startsWith(dumpStart) ? 'postgres' : undefined
}

const refuseDump = async (path: string, from: string) => {
  if ((await databaseIn(path)) === 'postgres')
    throw new Error(
      `${from} is a backup of PostgreSQL: set DATABASE_URL to an empty database to restore it there.`,
    )
}

export type RestoreOptions = BackupFile & { to: string; now: Date }

// A damaged file cannot be locked, and no server can be using it; replacing it is what backups are for.
const openLocked = (path: string) => {
  const file = new Sqlite(path, { timeout: 0 })
  try {
    lockFile(file)
  } catch (error) {
    if (['SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes(codeOf(error))) return file
    file.close()
    throw error
  }
  return file
}

/**
 * Replaces a database that is not being served by a backup. The old database is kept beside it;
 * returns its path, or undefined when there was none.
 * @throws one sentence for the operator when the backup is no good or cannot be opened, or a server is running
 */
export const restore = async ({ from, identityFile, to, now }: RestoreOptions) => {
  if (!existsSync(from)) throw new Error(`There is no ${from}.`)
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await removeLeftovers(to)
  const present = existsSync(to) ? openLocked(to) : undefined
  const draft = draftOf(to)
  const kept = present && `${to}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`
  try {
    await extract(from, draft, identityFile)
    await refuseDump(draft, from)
    checkFile(draft, from)
    await syncFile(draft)
    if (kept) await link(to, kept)
    for (const part of ['-wal', '-shm', '-journal']) await rm(`${to}${part}`, { force: true })
    await rename(draft, to)
    await syncFile(dirname(to))
  } finally {
    present?.close()
    await rm(draft, { force: true })
  }
  return kept
}
