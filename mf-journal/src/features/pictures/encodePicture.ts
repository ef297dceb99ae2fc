import { fitWithin } from './fitWithin'
import { longestSide, mostSentBytes } from './limits'

export type Refusal = 'unreadable' | 'tooLarge'
export type Encoded = { blob: Blob } | { refusal: Refusal }

const sides = [longestSide, 1200, 900, 640]
const qualities = [0.85, 0.72, 0.58]

// Where WebP cannot be written the browser answers with another type.
const encode = async (canvas: OffscreenCanvas, quality: number) => {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality })
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality })
}

const draw = (bitmap: ImageBitmap, side: number) => {
  const { width, height } = fitWithin(bitmap, side)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  return canvas
}

const firstThatFits = async (bitmap: ImageBitmap): Promise<Encoded> => {
  for (const side of sides) {
    const canvas = draw(bitmap, side)
    for (const quality of qualities) {
      const blob = await encode(canvas, quality)
      if (blob.size <= mostSentBytes) return { blob }
    }
  }
  return { refusal: 'tooLarge' }
}

/** Draws a picture anew, small enough to be sent; what the camera noted beside it (place, time) is gone. */
export const encodePicture = async (file: Blob): Promise<Encoded> => {
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file)
  } catch {
    // The browser's only word for "no picture, or none that I know".
    return { refusal: 'unreadable' }
  }
  try {
    return await firstThatFits(bitmap)
  } finally {
    bitmap.close()
  }
}
