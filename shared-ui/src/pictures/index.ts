// Shows pictures that were loaded, and makes others small enough to be sent.
import { type Encoded, encodePicture } from './encodePicture.worker'

export { BlobImage } from './BlobImage'

// Apart from `new Worker`, so that the bundler delivers the file as it is.
const script = new URL('./encodePicture.worker.ts', import.meta.url)

const startWorker = () => {
  try {
    return new Worker(script, { type: 'module' })
  } catch {
    // Without workers, or with files from another origin, the page does the work itself.
    return undefined
  }
}

const encodeIn = (worker: Worker, file: Blob) =>
  new Promise<Encoded | undefined>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Encoded>) => resolve(data), {
      once: true,
    })
    worker.addEventListener('error', () => resolve(undefined), { once: true })
    worker.postMessage(file)
  })

/** Shrinks pictures one at a time, in a worker where there is one. `close` ends the worker until the next. */
export const createShrinker = () => {
  let worker: Worker | undefined
  return {
    shrink: async (file: Blob): Promise<Encoded> => {
      worker ??= startWorker()
      const encoded = worker && (await encodeIn(worker, file))
      return encoded ?? encodePicture(file)
    },
    close: () => {
      worker?.terminate()
      worker = undefined
    },
  }
}
