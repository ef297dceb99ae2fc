import type { Item } from '../http/item.ts'
import type { Repositories } from '../repositories.ts'
import { keptMs, type OnceRepository } from './once.repository.ts'

type Stored = { request: string; item: Promise<Item>; at: number }

/** Idempotency keys in memory. The promise is kept at once, so that two calls make one write. */
export const memoryOnce = (repositories: Repositories): OnceRepository => {
  const stored = new Map<string, Stored>()
  return {
    run: async ({ userId, key, request, now }, write) => {
      const name = `${userId} ${key}`
      const known = stored.get(name)
      if (known && now.getTime() - known.at < keptMs) {
        return { item: await known.item, sameRequest: known.request === request }
      }
      const item = write(repositories)
      stored.set(name, { request, item, at: now.getTime() })
      try {
        return { item: await item, sameRequest: true }
      } catch (error) {
        stored.delete(name)
        throw error
      }
    },
  }
}
