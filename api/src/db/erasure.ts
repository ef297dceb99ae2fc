// What people delete leaves the files of the embedded database as well (D45).
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type SqliteFile from 'better-sqlite3'
import { hourMs, minuteMs, secondMs } from '../time/instant.ts'
import { codeOf } from './errors.ts'

const shortestPauseMs = secondMs
const longestPauseMs = minuteMs
const megabyte = 1024 * 1024

// The file that tsc emits, also when tests run the sources: a thread of Node 20 reads no TypeScript.
const program = new URL('../../dist/db/vacuumWorker.js', import.meta.url).href

/** The state of the file, kept in its `user_version`. Files of the first edition have 0. */
const states = { unknown: 0, clean: 1, erased: 2, cleaning: 3 } as const

// Statements that take away what people wrote; the other tables hold hashes, times and counters, and
// an import that goes on changes nothing else either.
const erasingStatement =
  /^\s*(delete from "?imports\b|(delete from|update)\s+"?(users|moods|mood_tags|journeys|milestones|journal_entries|journal_images|feedback|feedback_pictures|feedback_notes|feedback_answers|sealed_page_wraps)\b)/i

const countTables = 'select count(*) as tables from sqlite_schema'

/** A large file is rewritten more rarely: after as many minutes as it has megabytes, at least an hour. */
const pauseFor = (bytes: number) => Math.max(hourMs, (bytes / megabyte) * minuteMs)

const rewrite = async (path: string) => {
  const worker = new Worker(new URL(program), { workerData: path })
  const [code] = await once(worker, 'exit')
  if (Number(code) !== 0) throw new Error(`The rewriting of the database file ended with ${code}.`)
}

/**
 * Removes what was deleted from the file and its log. `secure_delete` overwrites a deleted row; two
 * things outlive it: the write-ahead log, which is emptied a second later, and copies that SQLite
 * left in unused parts of a page when it moved rows. Those go when the file is rewritten.
 */
export const createErasure = (file: SqliteFile.Database) => {
  let timer: NodeJS.Timeout | undefined
  let pauseMs = shortestPauseMs
  let rewrittenAt = -Infinity

  const state = () => Number(file.pragma('user_version', { simple: true }))
  const setState = (next: number) => void file.pragma(`user_version = ${next}`)
  const sizeOf = (pragma: string) => Number(file.pragma(pragma, { simple: true }))

  file.pragma('secure_delete = ON')
  const { tables } = file.prepare<[], { tables: number }>(countTables).get() ?? { tables: 0 }
  if (tables === 0 && state() === states.unknown) setState(states.clean)

  const isLogEmptied = () => {
    if (file.inTransaction) return false
    try {
      const rows = file.pragma('wal_checkpoint(TRUNCATE)')
      return Array.isArray(rows) && rows[0]?.busy === 0
    } catch (error) {
      // It is tried again; a fault of the file shows with the next query too.
      if (codeOf(error).startsWith('SQLITE_')) return false
      throw error
    }
  }

  const emptyLogSoon = () => {
    timer ??= setTimeout(emptyLog, pauseMs).unref()
  }

  const emptyLog = () => {
    timer = undefined
    if (!file.open) return
    const isDone = isLogEmptied()
    // A backup that reads the log may take long, and every attempt waits for it a little.
    pauseMs = isDone ? shortestPauseMs : Math.min(2 * pauseMs, longestPauseMs)
    if (!isDone) emptyLogSoon()
  }

  return {
    /** Called after a statement that changed rows, within its transaction. */
    noticeChange: (sql: string) => {
      if (!erasingStatement.test(sql)) return
      if (state() !== states.erased) setState(states.erased)
      emptyLogSoon()
    },
    /** Rewrites the file where something was deleted since the last time, in a thread of its own. */
    cleanUp: async () => {
      if (state() === states.clean) return
      const bytes = sizeOf('page_count') * sizeOf('page_size')
      const isDue = performance.now() - rewrittenAt >= pauseFor(bytes)
      if (!isDue) return
      rewrittenAt = performance.now()
      setState(states.cleaning)
      await rewrite(file.name)
      // What was deleted meanwhile has set another state.
      if (state() === states.cleaning) setState(states.clean)
      emptyLogSoon()
    },
    stop: () => clearTimeout(timer),
  }
}
