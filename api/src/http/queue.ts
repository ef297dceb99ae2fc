// Who waits for whom: work that many share, and the long work of one person.
import { Busy } from '../db/errors.ts'
import { tooManyFor } from './failure.ts'

/** Leaves the thread to others for so many milliseconds. */
export const breathe = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, Math.ceil(ms))
  })

/** Waits in a line until the function that this adds to it is called; `late` is what a wait that was too long throws. */
const waitIn = (line: (() => void)[], longestWaitMs: number, late: () => Error) =>
  new Promise<void>((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      line.splice(line.indexOf(begin), 1)
      reject(late())
    }, longestWaitMs)
    line.push(begin)
  })

type QueueRules = { concurrency: number; longestWaitMs: number }

/**
 * Runs at most `concurrency` pieces of work at once, in the order in which they came.
 * @throws Busy for work that waited too long
 */
export const createQueue = ({ concurrency, longestWaitMs }: QueueRules) => {
  const waiting: (() => void)[] = []
  let running = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < concurrency) running += 1
    else await waitIn(waiting, longestWaitMs, () => new Busy('Waited too long for a turn'))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

type TurnRules = { mostWaiting: number; longestWaitMs: number; longestTurnMs: number }

/**
 * One long piece of work of a person at a time: whoever asks for much waits for themselves, and
 * nobody else does. A turn that nobody ends, because its reader went away without a word, ends by itself.
 */
export const createTurns = ({ mostWaiting, longestWaitMs, longestTurnMs }: TurnRules) => {
  // Who waits, by person; an entry is there while somebody has the turn.
  const lines = new Map<number, (() => void)[]>()

  /**
   * Waits for the person's turn. Returns what ends it, which may be called twice.
   * @throws Failure 429 when too many wait, or after too long
   */
  const take = async (personId: number) => {
    const line = lines.get(personId)
    if (!line) lines.set(personId, [])
    else {
      if (line.length >= mostWaiting) throw tooManyFor(longestWaitMs)
      await waitIn(line, longestWaitMs, () => tooManyFor(longestWaitMs))
    }
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      const next = lines.get(personId)?.shift()
      if (next) next()
      else lines.delete(personId)
    }
    const timer = setTimeout(end, longestTurnMs)
    return end
  }

  return {
    take,
    /** Runs work in the person's turn. */
    run: async <T>(personId: number, work: () => Promise<T>): Promise<T> => {
      const end = await take(personId)
      try {
        return await work()
      } finally {
        end()
      }
    },
  }
}

export type Turns = ReturnType<typeof createTurns>
