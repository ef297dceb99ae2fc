import type { Log } from './context.ts'

/** Runs work after the response, so that the time it takes reveals nothing (D30). */
export const createBackground = (log: Log) => {
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  return {
    /** `work` that takes long ends early when its signal aborts; what is left is done after the next start. */
    run: (name: string, work: (stopping: AbortSignal) => Promise<void>) => {
      const done = work(stopping.signal)
        .catch((err: unknown) => log.error({ err, name }, 'background work failed'))
        .finally(() => running.delete(done))
      running.add(done)
    },
    /** Asks long work to end. */
    stop: () => stopping.abort(),
    /** Resolves when no work is left. */
    settled: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

export type Background = ReturnType<typeof createBackground>
