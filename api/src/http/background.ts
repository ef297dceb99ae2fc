import type { Log } from './log.ts'

/** Work that goes on after the answer, so that how long it takes tells nothing (D30). */
export const createBackground = (log: Log) => {
  const running = new Set<Promise<void>>()
  return {
    run: (name: string, work: () => Promise<void>) => {
      const done = work()
        .catch((err: unknown) => log.error({ err, name }, 'background work failed'))
        .finally(() => running.delete(done))
      running.add(done)
    },
    /** Resolves when nothing is left to do. */
    settled: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

export type Background = ReturnType<typeof createBackground>
