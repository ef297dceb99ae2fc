import { availableParallelism } from 'node:os'
import { createQueue } from './queue.ts'
import { newSecret } from './keys.ts'

const longestWaitMs = 3000

// One core stays free for everybody else, or a rush of sign-ins would slow every read.
const threads = Math.max(1, availableParallelism() - 1)

// Linux counts niceness by thread; elsewhere it would be that of the requests too.
const niceIncrement = process.platform === 'linux' ? 15 : 0

// What tsc wrote, wherever this runs from: a thread of Node 20 reads no TypeScript.
const filename = new URL('../../dist/auth/passwordWorker.js', import.meta.url).href

// Loaded with the first password: a start has none.
const openPool = async () => {
  const { Piscina } = await import('piscina')
  return new Piscina({ filename, minThreads: 1, maxThreads: threads, niceIncrement })
}

/** Made once, when it is first wanted; a failure is not kept. */
const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}

/** Password hashes by argon2id, in threads that give way to those of the requests. */
export const createHasher = () => {
  const queued = createQueue({ concurrency: threads, longestWaitMs })
  const pool = once(openPool)
  const run = async (name: 'hash' | 'verify', task: unknown) => (await pool()).run(task, { name })
  const hash = async (password: string): Promise<string> => run('hash', password)
  const dummy = once(() => hash(newSecret()))
  return {
    hash: (password: string) => queued(() => hash(password)),
    /** Takes as long for nobody's hash as for somebody's (D30), the first time too. */
    verify: async (known: string | undefined, password: string) => {
      const nobodys = await dummy()
      const right: boolean = await queued(() =>
        run('verify', { known: known ?? nobodys, password }),
      )
      return known !== undefined && right
    },
  }
}

export type Hasher = ReturnType<typeof createHasher>
