import type SqliteFile from 'better-sqlite3'
import { Busy } from './busy.ts'

type Pending = { done: Promise<void>; succeed: () => void; fail: (cause: unknown) => void }

const newPending = (): Pending => {
  let [succeed, fail]: [() => void, (cause: unknown) => void] = [() => {}, () => {}]
  const done = new Promise<void>((resolve, reject) => {
    succeed = resolve
    fail = reject
  })
  // Whoever wrote hears of it where they wait; when nobody waits any more nobody needs to.
  done.catch(() => {})
  return { done, succeed, fail }
}

const undone = () => new Busy('The database has undone the transaction')

/**
 * Commits together what is written in one turn of the event loop: one sync to the disk instead of
 * one a write. Nobody is answered before it, who only read in between included.
 */
export const createCommitGroup = (file: SqliteFile.Database) => {
  let pending: Pending | undefined
  let isHeld = false
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
    if (isHeld) return
    try {
      file.exec('commit')
      end()
    } catch (cause) {
      if (file.inTransaction) file.exec('rollback')
      end({ cause })
    }
  }

  return {
    /** Before a write. Taking the write lock at once is what makes waiting for it possible. */
    join: () => {
      if (pending) return
      if (isHeld) throw undone()
      file.exec('begin immediate')
      pending = newPending()
      setImmediate(commit)
    },
    /** Between `hold` and `letGo` somebody's transaction goes on, which is committed whole. */
    hold: () => {
      file.exec('savepoint turn')
      isHeld = true
    },
    letGo: (isKept: boolean) => {
      isHeld = false
      if (!pending && isKept) throw undone()
      if (pending) file.exec(isKept ? 'release turn' : 'rollback to turn; release turn')
      if (isDue) commit()
    },
    /** After an error: a full disk ends the transaction of everybody without being asked. */
    lookAfter: (cause: unknown) => {
      if (pending && !file.inTransaction) end({ cause })
    },
    /** Resolves when all that was written so far is on the disk, rejects when it could not be; undefined when it is. */
    unsettled: () => pending?.done,
    /** Commits now. */
    flush: commit,
  }
}

export type CommitGroup = ReturnType<typeof createCommitGroup>
