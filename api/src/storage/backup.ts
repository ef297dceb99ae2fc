import { existsSync } from 'node:fs'
import { chmod, copyFile, link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { codeOf } from '../db/errors.ts'
import { checkFile, lockFile, syncFile } from './sqliteFile.ts'

const ownerOnly = 0o600

export type BackUpOptions = { from: string; to: string }

/**
 * Copies a database while it is being served. The copy is one file, it is checked, and it holds
 * nothing of what was deleted (D45): rows are copied, not pages. Returns its size in bytes.
 * @throws one sentence for the operator when the target exists
 */
export const backUp = async ({ from, to }: BackUpOptions) => {
  if (existsSync(to)) throw new Error(`${to} is there already: name another file.`)
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const draft = `${to}.${process.pid}.part`
  const source = new Sqlite(from, { readonly: true, fileMustExist: true })
  try {
    // SQLite fills an empty file that is there, and would create one by the umask.
    await writeFile(draft, '', { mode: ownerOnly, flag: 'wx' })
    source.prepare('vacuum into ?').run(draft)
    const copy = new Sqlite(draft)
    copy.pragma('journal_mode = DELETE')
    copy.close()
    checkFile(draft)
    await syncFile(draft)
    // Unlike a rename, a link never replaces a file that was created meanwhile.
    await link(draft, to)
    await syncFile(dirname(to))
  } finally {
    source.close()
    await rm(draft, { force: true })
  }
  return (await stat(to)).size
}

export type RestoreOptions = { from: string; to: string; now: Date }

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
 * @throws one sentence for the operator when the backup is no good or a server is running
 */
export const restore = async ({ from, to, now }: RestoreOptions) => {
  if (!existsSync(from)) throw new Error(`There is no ${from}.`)
  checkFile(from)
  const present = existsSync(to) ? openLocked(to) : undefined
  const draft = `${to}.${process.pid}.part`
  const kept = present && `${to}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    await copyFile(from, draft)
    await chmod(draft, ownerOnly)
    checkFile(draft)
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
