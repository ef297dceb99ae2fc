// Without imports: the page imports it, and a worker runs the very same file on its own.

export type Encoded = { blob: Blob } | { refusal: 'unreadable' | 'tooLarge' }

const sides = [1600, 1200, 900, 640]
const qualities = [0.85, 0.72, 0.58]
const mostSentBytes = 400_000

type Size = { width: number; height: number }

/** The largest size of the same shape whose longer side is at most `side`; never larger than it was. */
export const fitWithin = ({ width, height }: Size, side: number): Size => {
  const scale = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}

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
    try {
      for (const quality of qualities) {
        const blob = await encode(canvas, quality)
        if (blob.size <= mostSentBytes) return { blob }
      }
    } finally {
      // Its pixels would stay until the browser collects garbage, and those of hundreds of pictures with them.
      canvas.width = 0
    }
  }
  return { refusal: 'tooLarge' }
}

/**
 * Draws a picture anew, small enough to be sent: longest side 1600 px, WebP, at most 400 kB (D25).
 * What the camera noted beside it (place, time) is gone.
 */
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

if (typeof document === 'undefined') {
  globalThis.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
    void encodePicture(data).then((encoded) => globalThis.postMessage(encoded))
  })
}
