// Pictures are decoded and encoded again: what is stored is a picture and nothing else (D25).
import { availableParallelism } from 'node:os'
import { mostImageBytes } from '@truenorth/api-contract/journal'
import { Failure } from '../http/failure.ts'
import { createQueue } from '../http/queue.ts'
import type { EncodePicture } from './image.repository.ts'

const longestSide = 1600
// 64 MB while it is decoded.
const mostPixels = 4096 * 4096
const qualities = [82, 60]
const longestWaitMs = 8000

// Loaded with the first picture, so that the server starts faster.
const loadLibrary = async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

const unreadable = () => new Failure(415, { detail: 'This picture cannot be read.' })

type Library = Awaited<ReturnType<typeof loadLibrary>>

// Reads only the header, which may promise far more pixels than there are.
const refuseHuge = async (sharp: Library, bytes: Uint8Array) => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > mostPixels) {
    throw new Failure(413, { detail: 'A picture may have at most 16 megapixels.' })
  }
}

// Turned as its camera was held, since that note goes with all others. Of an animation the first image stays.
const encoded = (sharp: Library, bytes: Uint8Array, quality: number) =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 2 })
    .toBuffer()

/**
 * Makes a WebP of a picture, at most 1600 pixels long, without the place, the camera and whatever
 * else was in the file. One core stays free for the requests.
 */
export const createPictureEncoder = (): EncodePicture => {
  const concurrency = Math.max(1, availableParallelism() - 1)
  const queued = createQueue({ concurrency, longestWaitMs })

  const encode = async (bytes: Uint8Array) => {
    const sharp = await loadLibrary()
    try {
      await refuseHuge(sharp, bytes)
      for (const quality of qualities) {
        const picture = new Uint8Array(await encoded(sharp, bytes, quality))
        if (picture.length <= mostImageBytes) return picture
      }
    } catch (error) {
      throw error instanceof Failure ? error : unreadable()
    }
    throw new Failure(413, { detail: `A picture may have at most ${mostImageBytes} bytes.` })
  }

  return async (bytes) => ({ bytes: await queued(() => encode(bytes)), type: 'image/webp' })
}
