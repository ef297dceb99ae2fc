/** The database cannot answer now; whoever asked should come back in a moment. */
export class Busy extends Error {
  override name = 'Busy'
}

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '57P01', '57P03', '53300'])

/** The code of a system or driver error; by shape, since an error may come from another realm. */
export const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Whether the error says "not now" rather than "never". */
export const isBusy = (error: unknown) =>
  error instanceof Busy ||
  codeOf(error).startsWith('SQLITE_BUSY') ||
  unreachable.has(codeOf(error)) ||
  (error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect'))

const patienceMs = 2000
const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 10 + Math.random() * 40)
  })

/** Tries again while the file is locked by another process, without blocking this one. */
export const patiently = async <T>(attempt: () => Promise<T>): Promise<T> => {
  const deadline = performance.now() + patienceMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error
      if (performance.now() > deadline)
        throw new Busy('The database stayed locked', { cause: error })
      await pause()
    }
  }
}
