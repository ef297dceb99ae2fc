import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createQueue } from './queue.ts'
import { newSecret } from './keys.ts'

// The library's enum cannot be imported from isolated modules; 2 is its argon2id.
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const longestWaitMs = 3000

/**
 * Password hashes by argon2id. One core stays free for everybody else, or a rush of sign-ins would
 * slow every read.
 */
export const createHasher = () => {
  const queued = createQueue({
    concurrency: Math.max(1, availableParallelism() - 1),
    longestWaitMs,
  })
  const dummy = hash(newSecret(), argon2id)
  return {
    hash: (password: string) => queued(() => hash(password, argon2id)),
    /** Takes as long for nobody's hash as for somebody's (D30). */
    verify: async (known: string | undefined, password: string) => {
      const right = await queued(async () => verify(known ?? (await dummy), password))
      return known !== undefined && right
    },
  }
}

export type Hasher = ReturnType<typeof createHasher>
