import type { Progress, Reply, RequestName, Requests } from './protocol'

// Apart from `new Worker`, so that the bundler delivers it as the one file that it is.
const script = new URL('./importReader.worker.ts?bundled', import.meta.url)

/** The worker has ended without an answer. */
export class ReaderEnded extends Error {
  override name = 'ReaderEnded'
}

/** Starts a worker that reads one export. `close` ends it, and with it whatever it was doing. */
export const openReader = (onProgress: (progress: Progress['progress']) => void) => {
  const worker = new Worker(script, { type: 'module' })
  const ending = new AbortController()
  let lastId = 0

  const end = (reason: string) => {
    worker.terminate()
    ending.abort(new ReaderEnded(reason))
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Progress | { id: number }>) => {
    if ('progress' in data) onProgress(data.progress)
  })
  worker.addEventListener('error', ({ message }) => end(message || 'The worker could not start.'))

  const ask =
    <Name extends RequestName>(name: Name) =>
    (...values: Parameters<Requests[Name]>) =>
      new Promise<Awaited<ReturnType<Requests[Name]>>>((resolve, reject) => {
        const { signal } = ending
        if (signal.aborted) return reject(signal.reason)
        lastId += 1
        const id = lastId
        const answered = new AbortController()
        const settle = ({ data }: MessageEvent<Reply<Name>>) => {
          if (data.id !== id) return
          answered.abort()
          if ('error' in data) reject(new Error(data.error))
          else resolve(data.result)
        }
        worker.addEventListener('message', settle, { signal: answered.signal })
        signal.addEventListener('abort', () => reject(signal.reason), { signal: answered.signal })
        return worker.postMessage({ id, name, values })
      })
  return {
    read: ask('read'),
    question: ask('question'),
    mark: ask('mark'),
    tallies: ask('tallies'),
    select: ask('select'),
    batch: ask('batch'),
    picture: ask('picture'),
    leftOut: ask('leftOut'),
    close: () => end('The file was closed.'),
  }
}

export type ImportReader = ReturnType<typeof openReader>
