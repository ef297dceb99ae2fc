import type { Item } from '../http/item.ts'
import { keptMs, type Claim, type Idempotency } from './createItem.ts'

type Stored = { request: string; id: Promise<number>; at: number }

const idOf = async (made: Promise<Item>) => (await made).id

/** Idempotency keys in memory. The promise is stored at once, so that two calls make one write. */
export const memoryIdempotency = <Repositories>(
  repositories: Repositories,
): Idempotency<Repositories> => {
  const stored = new Map<string, Stored>()
  return {
    run: async <Made extends Item>(
      { userId, key, request, now }: Claim,
      write: (repositories: Repositories) => Promise<Made>,
    ) => {
      const name = `${userId} ${key}`
      const known = stored.get(name)
      if (known && now.getTime() - known.at < keptMs) {
        return { id: await known.id, isSameRequest: known.request === request }
      }
      const made = write(repositories)
      const id = idOf(made)
      // The failure is that of `made`, which the caller gets.
      id.catch(() => undefined)
      stored.set(name, { request, id, at: now.getTime() })
      try {
        return { made: await made }
      } catch (error) {
        stored.delete(name)
        throw error
      }
    },
  }
}
