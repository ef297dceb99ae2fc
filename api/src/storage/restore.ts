import { existsSync } from 'node:fs'
import { chmod, copyFile, link, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { codeOf } from '../db/busy.ts'
import { checkFile } from './checkFile.ts'
import { holdFile } from './holdFile.ts'
import { syncFile } from './syncFile.ts'

export type RestoreOptions = { from: string; to: string; now: Date }

const ownerOnly = 0o600

// A damaged file cannot be held, and nobody can be serving it; that is what backups are for.
const held = (path: string) => {
  const file = new Sqlite(path, { timeout: 0 })
  try {
    holdFile(file)
  } catch (error) {
    if (['SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes(codeOf(error))) return file
    file.close()
    throw error
  }
  return file
}

/**
 * Puts a backup in the place of a database that nobody serves. What was there is kept beside it;
 * answers where, or undefined when there was nothing.
 */
export const restore = async ({ from, to, now }: RestoreOptions) => {
  if (!existsSync(from)) throw new Error(`There is no ${from}.`)
  checkFile(from)
  const present = existsSync(to) ? held(to) : undefined
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
