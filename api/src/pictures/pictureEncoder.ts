// Pictures are decoded and encoded again: what is stored is a picture and nothing else (D25).
import { availableParallelism } from 'node:os'
import { mostImageBytes } from '@truenorth/api-contract/journal'
import { Failure } from '../http/failure.ts'
import { createQueue } from '../http/queue.ts'
import type { PictureFile } from './pictureFile.ts'

const longestSide = 1600
// A card of a list shows a square of 84 pixels, on screens with three dots a pixel.
const shortestSmallSide = 256
const smallQuality = 72
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

// What is stored is upright and of a size that was checked.
const shrunk = (sharp: Library, bytes: Uint8Array) =>
  sharp(bytes)
    .resize({
      width: shortestSmallSide,
      height: shortestSmallSide,
      fit: 'outside',
      withoutEnlargement: true,
    })
    .webp({ quality: smallQuality, effort: 2 })
    .toBuffer()

/** A WebP of a picture. @throws Failure 413 or 415 when it cannot be made, Busy after eight seconds in the queue */
export type EncodePicture = (bytes: Uint8Array<ArrayBuffer>) => Promise<PictureFile>

/**
 * Two ways to make a WebP. `encodePicture` makes the one that is stored of the bytes that were sent: at most
 * 1600 pixels long, without the place, the camera and whatever else was in the file. `shrinkPicture` makes
 * a small one of what is stored, its shorter side 256 pixels. One core stays free for the requests.
 */
export const createPictureEncoder = (): Record<
  'encodePicture' | 'shrinkPicture',
  EncodePicture
> => {
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

  const shrink = async (bytes: Uint8Array) =>
    new Uint8Array(await shrunk(await loadLibrary(), bytes))

  const inTurn =
    (make: (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>): EncodePicture =>
    async (bytes) => ({ bytes: await queued(() => make(bytes)), type: 'image/webp' })

  return { encodePicture: inTurn(encode), shrinkPicture: inTurn(shrink) }
}
