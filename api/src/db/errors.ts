// What errors of the database and the system mean.

/** Something cannot respond now, and the caller should try again soon. The message is for the operator. */
export class Busy extends Error {
  override name = 'Busy'
}

/** The code of a system or driver error, else the empty string. Read by shape: the error may come from another realm. */
export const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

// SQLite by result code, PostgreSQL by SQLSTATE class, the network by errno.
const temporary: [RegExp, string][] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'the database is locked by another process'],
  [/^(SQLITE_FULL|ENOSPC|53100)$/, 'the disk is full'],
  [/^(SQLITE_READONLY.*|EROFS|25006)$/, 'the database is read-only'],
  [/^(SQLITE_IOERR.*|SQLITE_CANTOPEN.*|58...)$/, 'the database files cannot be used'],
  [
    /^(08...|57P..|ECONN.*|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/,
    'the database is away',
  ],
  [/^(53...|57014|40001|40P01|55P03)$/, 'the database has too much to do'],
]

// The PostgreSQL driver gives these no code.
const lostConnection =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Postgres connection has been discarded)/

/** Why an error is temporary, in words for the operator; undefined when it is not. */
export const busyReason = (error: unknown) => {
  const code = codeOf(error)
  const known = temporary.find(([pattern]) => pattern.test(code))
  if (known) return known[1]
  if (error instanceof Busy) return error.message
  return error instanceof Error && lostConnection.test(error.message)
    ? 'the database is away'
    : undefined
}

const duplicate = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])
const orphan = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'])

/** Whether a write failed because its unique key is taken. */
export const isDuplicate = (error: unknown) => duplicate.has(codeOf(error))

/** Whether a write failed because the row that it refers to is gone. */
export const isOrphan = (error: unknown) => orphan.has(codeOf(error))

const longestRetryMs = 2000
const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 10 + Math.random() * 40)
  })

/**
 * Tries again while another process locks the file, without blocking this one.
 * @throws Busy after two seconds, or at once for another temporary error
 */
export const retryWhileLocked = async <T>(attempt: () => Promise<T>): Promise<T> => {
  const deadline = performance.now() + longestRetryMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      const reason = busyReason(error)
      if (!reason) throw error
      const isLocked = codeOf(error).startsWith('SQLITE_BUSY')
      if (!isLocked || performance.now() > deadline) throw new Busy(reason, { cause: error })
      await pause()
    }
  }
}
