import type { Log } from './context.ts'

/** Runs work after the response, so that the time it takes reveals nothing (D30). */
export const createBackground = (log: Log) => {
  const running = new Set<Promise<void>>()
  return {
    run: (name: string, work: () => Promise<void>) => {
      const done = work()
        .catch((err: unknown) => log.error({ err, name }, 'background work failed'))
        .finally(() => running.delete(done))
      running.add(done)
    },
    /** Resolves when no work is left. */
    settled: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

export type Background = ReturnType<typeof createBackground>
