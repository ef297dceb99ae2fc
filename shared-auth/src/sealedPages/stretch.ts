// A passphrase made into a key by Argon2id (RFC 9106), in a worker.
import type { Bytes } from './bytes'

/** A secret and its salt, with the memory in KiB, the passes and the lanes of Argon2id. */
export type Stretching = { secret: Bytes; salt: Bytes; m: number; t: number; p: number }

// Apart from `new Worker`, so that the bundler delivers it as the one file that it is.
const script = new URL('./argon2.worker.ts?bundled', import.meta.url)

/**
 * 32 bytes of a secret; takes seconds on a slow phone.
 * @throws when the browser ends the worker, as for lack of memory
 */
export const stretch = (given: Stretching): Promise<Bytes> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(script, { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Bytes>) => {
      worker.terminate()
      resolve(data)
    })
    worker.addEventListener('error', ({ message }) => {
      worker.terminate()
      reject(new Error(`The key could not be derived: ${message}`))
    })
    worker.postMessage(given)
  })
