// Copies the write-ahead log of the embedded database into its file, which keeps it short.
import { Worker } from 'node:worker_threads'
import type SqliteFile from 'better-sqlite3'

/** As many pages as SQLite itself lets the log have before a commit copies them. */
const duePages = 1_000
/** From so many on a commit copies them after all, should the thread not keep up. */
const mostPages = 16_000

// The file that tsc emits, also when tests run the sources: a thread of Node 20 reads no TypeScript.
const program = new URL('../../dist/db/checkpointWorker.js', import.meta.url).href

/**
 * A commit that copies a thousand pages and syncs them holds everybody up for as long as ten without. A
 * thread of its own does that, from the first time on that it is due.
 */
export const createCheckpoints = (file: SqliteFile.Database) => {
  file.pragma(`wal_autocheckpoint = ${mostPages}`)
  const pages = file.prepare<[], { log: number; checkpointed: number }>(
    'pragma wal_checkpoint(NOOP)',
  )
  let worker: Worker | undefined
  let isRunning = false

  const start = () => {
    const started = new Worker(new URL(program), { workerData: file.name })
    started.unref()
    started.on('message', () => (isRunning = false))
    // The next one that is due starts another.
    started.on('error', () => {
      worker = undefined
      isRunning = false
    })
    return started
  }

  return {
    /** Called after a commit. */
    noticeCommit: () => {
      if (isRunning) return
      const { log, checkpointed } = pages.get() ?? { log: 0, checkpointed: 0 }
      if (log - checkpointed < duePages) return
      isRunning = true
      worker ??= start()
      worker.postMessage('due')
    },
    stop: async () => void (await worker?.terminate()),
  }
}
