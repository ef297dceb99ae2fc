import type SqliteFile from 'better-sqlite3'
import { Busy } from './errors.ts'

type Pending = { done: Promise<void>; succeed: () => void; fail: (cause: unknown) => void }

const newPending = (): Pending => {
  let [succeed, fail]: [() => void, (cause: unknown) => void] = [() => {}, () => {}]
  const done = new Promise<void>((resolve, reject) => {
    succeed = resolve
    fail = reject
  })
  // Every writer awaits this promise; when nobody waits any more, its failure is nobody's error.
  done.catch(() => {})
  return { done, succeed, fail }
}

const rolledBack = () => new Busy('The database has undone the transaction')

/**
 * Commits together what is written in one turn of the event loop: one sync to the disk instead of
 * one per write. No request is answered before the commit, not even one that only read in between.
 */
export const createGroupCommit = (file: SqliteFile.Database, noticeCommit: () => void) => {
  let pending: Pending | undefined
  let hasSavepoint = false
  let isDue = false

  const end = (failure?: { cause: unknown }) => {
    const ended = pending
    pending = undefined
    isDue = false
    if (failure) ended?.fail(failure.cause)
    else ended?.succeed()
  }

  const commit = () => {
    if (!pending) return
    isDue = true
    if (hasSavepoint) return
    try {
      file.exec('commit')
      end()
      noticeCommit()
    } catch (cause) {
      if (file.inTransaction) file.exec('rollback')
      end({ cause })
    }
  }

  return {
    /** Called before a write. Taking the write lock at once makes it possible to wait for the lock. */
    join: () => {
      if (pending) return
      if (hasSavepoint) throw rolledBack()
      file.exec('begin immediate')
      pending = newPending()
      setImmediate(commit)
    },
    /** Until `endSavepoint` a transaction of the caller runs, which is committed whole. */
    beginSavepoint: () => {
      file.exec('savepoint turn')
      hasSavepoint = true
    },
    endSavepoint: (isKept: boolean) => {
      hasSavepoint = false
      if (!pending && isKept) throw rolledBack()
      if (pending) file.exec(isKept ? 'release turn' : 'rollback to turn; release turn')
      if (isDue) commit()
    },
    /** Called after an error: SQLite itself rolls back the whole transaction when the disk is full. */
    noticeError: (cause: unknown) => {
      if (pending && !file.inTransaction) end({ cause })
    },
    /** Settles when everything written so far is on the disk, or could not be written; undefined when nothing is open. */
    unsettled: () => pending?.done,
    /** Commits now. */
    flush: commit,
  }
}

export type GroupCommit = ReturnType<typeof createGroupCommit>
