import { Busy } from '../db/busy.ts'

export type QueueRules = { concurrency: number; longestWaitMs: number }

/** Runs at most so many works at once; who would wait too long is told that the service is busy. */
export const createQueue = ({ concurrency, longestWaitMs }: QueueRules) => {
  const waiting: (() => void)[] = []
  let running = 0

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(new Busy('Waited too long for a turn'))
      }, longestWaitMs)
      waiting.push(begin)
    })

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) await turn()
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
