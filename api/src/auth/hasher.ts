import { availableParallelism } from 'node:os'
import { createQueue } from './queue.ts'
import { newSecret } from './keys.ts'

// The library's enum cannot be imported from isolated modules; 2 is its argon2id.
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const longestWaitMs = 3000

// Loaded with the first password: a start has none.
const library = () => import('@node-rs/argon2')

/**
 * Password hashes by argon2id. One core stays free for everybody else, or a rush of sign-ins would
 * slow every read.
 */
export const createHasher = () => {
  const queued = createQueue({
    concurrency: Math.max(1, availableParallelism() - 1),
    longestWaitMs,
  })
  const hash = async (password: string) => {
    const argon2 = await library()
    return argon2.hash(password, argon2id)
  }
  let dummy: Promise<string> | undefined
  return {
    hash: (password: string) => queued(() => hash(password)),
    /** Takes as long for nobody's hash as for somebody's (D30), the first time too. */
    verify: async (known: string | undefined, password: string) => {
      dummy ??= hash(newSecret())
      const nobodys = await dummy
      const { verify } = await library()
      const right = await queued(() => verify(known ?? nobodys, password))
      return known !== undefined && right
    },
  }
}

export type Hasher = ReturnType<typeof createHasher>
