import { type Encoded, encodePicture } from './encodePicture.worker'

// Named apart from `new Worker`, so that the file is delivered as it stands.
const script = new URL('./encodePicture.worker.ts', import.meta.url)

const startWorker = () => {
  try {
    return new Worker(script, { type: 'module' })
  } catch {
    // No workers, or the files come from another origin: the page does it itself.
    return undefined
  }
}

const ask = (worker: Worker, file: Blob) =>
  new Promise<Encoded | undefined>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Encoded>) => resolve(data), {
      once: true,
    })
    worker.addEventListener('error', () => resolve(undefined), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    worker.postMessage(file)
  })

/** Shrinks pictures one at a time, beside the page where the browser can; `close` when done with it. */
export const createShrinker = () => {
  let worker: Worker | undefined
  return {
    shrink: async (file: Blob): Promise<Encoded> => {
      worker ??= startWorker()
      const encoded = worker && (await ask(worker, file))
      return encoded ?? encodePicture(file)
    },
    close: () => {
      worker?.terminate()
      worker = undefined
    },
  }
}
