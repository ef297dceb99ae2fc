import { existsSync } from 'node:fs'
import { chmod, link, mkdir, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { checkFile } from './checkFile.ts'
import { syncFile } from './syncFile.ts'

export type BackUpOptions = { from: string; to: string }

// All pages in one step: in several, every write meanwhile would start the copy anew.
const allPages = 0x7fffffff
const ownerOnly = 0o600

/** Copies a database while it is being served; the copy is one file, checked. Answers its size. */
export const backUp = async ({ from, to }: BackUpOptions) => {
  if (existsSync(to)) throw new Error(`${to} is there already: name another file.`)
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const draft = `${to}.${process.pid}.part`
  const source = new Sqlite(from, { readonly: true, fileMustExist: true })
  try {
    await source.backup(draft, { progress: () => allPages })
    await chmod(draft, ownerOnly)
    const copy = new Sqlite(draft)
    copy.pragma('journal_mode = DELETE')
    copy.close()
    checkFile(draft)
    await syncFile(draft)
    // Unlike a rename it never replaces what somebody else put there meanwhile.
    await link(draft, to)
    await syncFile(dirname(to))
  } finally {
    source.close()
    await rm(draft, { force: true })
  }
  return (await stat(to)).size
}
