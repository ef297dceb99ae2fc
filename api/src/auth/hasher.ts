import { availableParallelism } from 'node:os'
import { createQueue } from '../http/queue.ts'
import { newSecret } from '../http/secrets.ts'

const longestWaitMs = 3000

// One core stays free for the requests, or a rush of sign-ins would slow every read.
const threads = Math.max(1, availableParallelism() - 1)

// Linux applies niceness per thread; elsewhere it would slow the requests too.
const niceIncrement = process.platform === 'linux' ? 15 : 0

// The file that tsc emits, also when tests run the sources: a thread of Node 20 reads no TypeScript.
const filename = new URL('../../dist/auth/passwordWorker.js', import.meta.url).href

// Loaded with the first password, so that the server starts faster.
const openPool = async () => {
  const { Piscina } = await import('piscina')
  return new Piscina({ filename, minThreads: 1, maxThreads: threads, niceIncrement })
}

// Made on first use; a failure is not kept.
const lazily = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}

const composed = (password: string) => password.normalize('NFC')

// Composed first. Passwords were stored as they were typed before: some keyboards decompose an "é".
const formsOf = (password: string) => [
  ...new Set([composed(password), password, password.normalize('NFD')]),
]

/**
 * Hashes passwords with argon2id, in threads of a lower priority than that of the requests. A
 * password is composed first, so that it is the same from every keyboard (D48).
 */
export const createHasher = () => {
  const queued = createQueue({ concurrency: threads, longestWaitMs })
  const pool = lazily(openPool)
  const run = async (name: 'hash' | 'verify', task: unknown) => (await pool()).run(task, { name })
  const hash = async (password: string): Promise<string> => run('hash', composed(password))
  const dummy = lazily(() => hash(newSecret()))
  return {
    hash: (password: string) => queued(() => hash(password)),
    /**
     * Takes the same time with and without a known hash (D30), the first time too. `isOutdated`: the
     * hash is of another Unicode form of the password.
     */
    verify: async (known: string | undefined, password: string) => {
      const dummyHash = await dummy()
      for (const form of formsOf(password)) {
        const isRight: boolean = await queued(() =>
          run('verify', { known: known ?? dummyHash, password: form }),
        )
        if (known !== undefined && isRight)
          return { isRight, isOutdated: form !== composed(password) }
      }
      return { isRight: false, isOutdated: false }
    },
  }
}

export type Hasher = ReturnType<typeof createHasher>
